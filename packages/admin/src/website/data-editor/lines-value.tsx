import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { onMoveKeys } from '../../crud/kinds/rows/row-buttons.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { useFieldText, useYamlForm, type ValueProps } from './form-context.ts'
import { Section } from './section.tsx'
import { SortableEntry, SortableList } from '../../crud/kinds/rows/sortable/sortable-list.tsx'
import { PlainText } from './scalar/text-value.tsx'

/** A list of texts, one a line. Alt and the arrows move a line. */
export const LinesValue = ({ path, value, schema }: ValueProps) => {
  const { editor } = useYamlForm()
  const { label } = useFieldText(path)
  const t = useTranslate()
  const lines: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <Section path={path}>
      <SortableList
        isOrdered
        count={lines.length}
        isReadOnly={editor.isReadOnly}
        onMove={(from, to) => editor.change({ type: 'move', path: [...path, from], to })}
      >
        {lines.map((line, n) => {
          const place = [...path, n]
          const name = t('%{list}, line %{number}', { list: t(label), number: n + 1 })
          const move = (to: number) => editor.change({ type: 'move', path: place, to })
          return (
            <SortableEntry
              index={n}
              key={[...path, n].join('.')}
              sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}
              onKeyDown={onMoveKeys(n, lines.length, move)}
            >
              <PlainText path={place} value={line} schema={schema?.items} label={name} />
              <EntryButtons
                path={place}
                name={name}
                index={n}
                count={lines.length}
                least={schema?.minItems ?? 0}
              />
            </SortableEntry>
          )
        })}
      </SortableList>
      {!editor.isReadOnly && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => editor.change({ type: 'insert', path, index: lines.length, value: '' })}
        >
          {t('Add a line')}
        </Button>
      )}
    </Section>
  )
}
