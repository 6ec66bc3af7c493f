import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isRecord } from '../yaml/yaml-edit.ts'
import { onMoveKeys } from '../../crud/kinds/rows/row-buttons.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { emptyValue, Fields } from './fields-value.tsx'
import { useFieldText, useYamlForm, type ValueProps } from './form-context.ts'
import { Section } from './section.tsx'
import { SortableEntry, SortableList } from '../../crud/kinds/rows/sortable/sortable-list.tsx'

/** A list of things that have fields, such as campuses. */
export const ItemsValue = ({ path, value, schema }: ValueProps) => {
  const { editor, ValueEditor } = useYamlForm()
  const { label } = useFieldText(path)
  const t = useTranslate()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const canGrow = !editor.isReadOnly && (schema?.maxItems === undefined || items.length < schema.maxItems)
  const add = () =>
    editor.change({
      type: 'insert',
      path,
      index: items.length,
      value: schema ? emptyValue(schema.items) : emptied(items.at(-1)),
    })
  return (
    <Section path={path}>
      <SortableList
        isOrdered
        count={items.length}
        isReadOnly={editor.isReadOnly}
        onMove={(from, to) => editor.change({ type: 'move', path: [...path, from], to })}
      >
        {items.map((item, n) => {
          const place = [...path, n]
          const name = nameOf(item) ?? `${t(label)} ${n + 1}`
          const move = (to: number) => editor.change({ type: 'move', path: place, to })
          return (
            <SortableEntry
              index={n}
              key={[...path, n].join('.')}
              onKeyDown={onMoveKeys(n, items.length, move)}
            >
              <Paper variant="outlined" sx={{ p: 2 }}>
                <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
                  <Typography sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
                    {name}
                  </Typography>
                  <EntryButtons
                    path={place}
                    name={name}
                    index={n}
                    count={items.length}
                    least={schema?.minItems ?? 0}
                  />
                </Box>
                {isRecord(item) ? (
                  <Fields path={place} value={item} schema={schema?.items} />
                ) : (
                  <ValueEditor path={place} value={item} schema={schema?.items} />
                )}
              </Paper>
            </SortableEntry>
          )
        })}
      </SortableList>
      {canGrow && (
        <Button size="small" startIcon={<AddIcon />} onClick={add}>
          {t('Add one')}
        </Button>
      )}
    </Section>
  )
}

const nameOf = (item: unknown): string | undefined => {
  if (!isRecord(item)) return undefined
  const name = item['title'] ?? item['name'] ?? item['label'] ?? Object.values(item)[0]
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** The shape of a value without its texts. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(emptied)
  if (!isRecord(value)) return ''
  const entries = Object.entries(value).filter(([key]) => key !== 'sample')
  return Object.fromEntries(entries.map(([key, inner]) => [key, emptied(inner)]))
}
