import { toRows, type RowsField } from '@kampana/engine-declare/kinds/index'
import { compareRows, type RowChange } from '@kampana/engine-declare/kinds/rows/compare-rows'
import { Box, Typography } from '@mui/material'
import { useTranslate, type TranslateFunction } from 'react-admin'
import { diffMarks } from '../../changes/diff-marks.ts'
import type { CompareProps } from '../kind.ts'
import { cellText, rowText } from './rows-text.ts'

/** Differences by row: added, removed, moved, or with changed cells. Unchanged rows are hidden. */
export const RowsComparison = ({ field, before, after }: CompareProps<RowsField>) => {
  const t = useTranslate()
  const changes = compareRows(toRows(before), toRows(after)).filter(({ type }) => type !== 'same')
  return (
    <Box component="ul" sx={list}>
      {changes.map((change) => (
        <li key={`${change.from}-${change.to}`}>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {headingOf(change, t)}
          </Typography>
          <RowChangeText change={change} field={field} />
        </li>
      ))}
    </Box>
  )
}

const headingOf = ({ type, from, to }: RowChange, t: TranslateFunction): string => {
  const [was, is] = [(from ?? 0) + 1, (to ?? 0) + 1]
  if (type === 'added') return t('Row %{number} was added', { number: is })
  if (type === 'removed') return t('Row %{number} was removed', { number: was })
  if (type === 'moved') return t('Row %{from} is now row %{to}', { from: was, to: is })
  return t('Row %{number}', { number: is })
}

const RowChangeText = ({ change, field }: { change: RowChange; field: RowsField }) => {
  const t = useTranslate()
  const { type, before, after, columns } = change
  if (type === 'added') return <Mark mark="ins" text={rowText(field, after ?? {}, t)} />
  if (type === 'removed') return <Mark mark="del" text={rowText(field, before ?? {}, t)} />
  const named = columns.flatMap((name) => {
    const column = field.columns[name]
    return column ? [{ name, column }] : []
  })
  if (named.length === 0) return rowText(field, after ?? {}, t)
  return named.map(({ name, column }) => (
    <Box key={name}>
      {t(column.label)}: <Mark mark="del" text={cellText(column, before?.[name], t) || '–'} />{' '}
      <Mark mark="ins" text={cellText(column, after?.[name], t) || '–'} />
    </Box>
  ))
}

const Mark = ({ mark, text }: { mark: 'del' | 'ins'; text: string }) => (
  <Box component={mark} sx={diffMarks[mark]}>
    {text}
  </Box>
)

const list = {
  listStyle: 'none',
  m: 0,
  p: 1.5,
  display: 'grid',
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
}
