import AddIcon from '@mui/icons-material/Add'
import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isRecord, type YamlPath } from '../yaml/yaml-edit.ts'
import { onMoveKeys } from '../../crud/kinds/rows/row-buttons.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { useYamlForm, type ValueProps } from './form-context.ts'
import { LineStack } from './line-stack.tsx'
import { SampleNote } from './samples/sample-note.tsx'
import { Section } from './section.tsx'
import { SortableEntry, SortableList } from '../../crud/kinds/rows/sortable/sortable-list.tsx'
import { PlainText } from './scalar/text-value.tsx'

/** Names and what belongs to each, such as offices and their hours. */
export const PairsValue = ({ path, value, schema }: ValueProps) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const entries = Object.entries(isRecord(value) ? value : {})
  const keys = entries.map(([key]) => key)
  const add = () => {
    const name = t('New')
    const key =
      [name, ...keys.map((_key, n) => `${name} ${n + 2}`)].find((key) => !keys.includes(key)) ?? name
    editor.change({ type: 'insert', path, index: entries.length, key, value: '' })
  }
  return (
    <Section path={path}>
      <SortableList
        count={entries.length}
        isReadOnly={editor.isReadOnly}
        onMove={(from, to) => editor.change({ type: 'move', path: [...path, keys[from] ?? ''], to })}
      >
        {entries.map(([key, inner], n) => {
          const place = [...path, key]
          const move = (to: number) => editor.change({ type: 'move', path: place, to })
          return (
            <SortableEntry
              index={n}
              key={[...path, n].join('.')}
              sx={row}
              onKeyDown={onMoveKeys(n, entries.length, move)}
            >
              <PairName path={place} name={key} taken={keys} />
              <Box>
                {Array.isArray(inner) ? (
                  <LineStack path={place} lines={inner} name={key} />
                ) : (
                  <PlainText
                    path={place}
                    value={inner}
                    schema={schema?.additionalProperties || undefined}
                    label={key}
                  />
                )}
                <SampleNote path={place} />
              </Box>
              <EntryButtons path={place} name={key} index={n} count={entries.length} />
            </SortableEntry>
          )
        })}
      </SortableList>
      {!editor.isReadOnly && (
        <Button size="small" startIcon={<AddIcon />} onClick={add}>
          {t('Add a fact')}
        </Button>
      )}
    </Section>
  )
}

/** The name of a pair. It is written when the field is left, since half a name may be another's. */
const PairName = ({ path, name, taken }: { path: YamlPath; name: string; taken: readonly string[] }) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const [typed, setTyped] = useState<string>()
  const wanted = (typed ?? name).trim()
  const isTaken = wanted !== name && taken.includes(wanted)
  const save = () => {
    if (typed === undefined || isTaken || wanted === '') return
    setTyped(undefined)
    if (wanted !== name) editor.change({ type: 'rename', path, key: wanted })
  }
  return (
    <TextField
      size="small"
      margin="none"
      fullWidth
      label={t('Name')}
      value={typed ?? name}
      // One line that wraps.
      multiline
      minRows={1}
      disabled={editor.isReadOnly}
      error={isTaken || wanted === ''}
      helperText={isTaken ? t('This name is there already.') : wanted === '' && t('A name is needed.')}
      onChange={({ target }) => setTyped(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        save()
      }}
    />
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 5fr) auto' },
  gap: 1,
  alignItems: 'start',
}
