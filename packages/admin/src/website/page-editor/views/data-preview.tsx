import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'

/** The first of a value's entries, much as the site draws them; what they are for is the list's own editor. */
export const DataPreview = ({ value }: { value: unknown }) => {
  if (Array.isArray(value) && value.some((item) => isRecord(item) && 'under' in item))
    return <Outline items={value} />
  if (Array.isArray(value)) return <Rows rows={value.filter(isRecord)} />
  return isRecord(value) ? <Pairs value={value} /> : null
}

const most = 6

const Pairs = ({ value }: { value: Record<string, unknown> }) => {
  const entries = Object.entries(value)
  return (
    <>
      <Box component="dl" sx={pairs}>
        {entries.slice(0, most).map(([name, meaning]) => (
          <div key={name}>
            <dt>{plain(name)}</dt>
            <dd>{plain(meaning)}</dd>
          </div>
        ))}
      </Box>
      <More count={entries.length - most} />
    </>
  )
}

const Rows = ({ rows }: { rows: readonly Record<string, unknown>[] }) => {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'sample')
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name}>{columnTitle(name)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row, index) => (
              // Rows have no names of their own, and aren't changed here.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                {columns.map((name) => (
                  <td key={name}>{plain(row[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <More count={rows.length - most} />
    </>
  )
}

const Outline = ({ items }: { items: readonly unknown[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {items.filter(isRecord).map((item) => (
      <li key={plain(item.title)}>
        {plain(item.title)}
        {item.name !== undefined && (
          <Box component="span" sx={quiet}>
            {' '}
            {plain(item.name)}
          </Box>
        )}
        {Array.isArray(item.under) && <Outline items={item.under} />}
      </li>
    ))}
  </Box>
)

const More = ({ count }: { count: number }) => {
  const t = useTranslate()
  return count > 0 ? <Box sx={{ ...quiet, mt: 0.5 }}>{t('and %{count} more', { count })}</Box> : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Words without the marks of Markdown. */
const plain = (value: unknown): string =>
  [value]
    .flat()
    .map((part) => (typeof part === 'object' ? '' : String(part ?? '')))
    .join(' · ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|(?<!\w)_|_(?!\w)/g, '')

const columnTitle = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

const quiet = { color: 'text.secondary', fontSize: '0.875rem' }
const pairs = {
  m: 0,
  '& > div': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' }, columnGap: 2, py: 0.5 },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0 },
}
const table = {
  overflowWrap: 'normal',
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontWeight: 600, pr: 2, py: 0.5, whiteSpace: 'nowrap' },
  '& td': { pr: 2, py: 0.5, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' },
}
