import type { FoundIn } from '@kampana/engine-declare/lists/author'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box, Typography } from '@mui/material'
import { useTranslate, type RaRecord } from 'react-admin'

/** Search excerpt with the field's name, for a record whose title doesn't contain all search terms. */
export const RecordFoundIn = ({ resource, record }: { resource: Resource; record: RaRecord | undefined }) => {
  const t = useTranslate()
  const hit = readFoundIn(record?.found_in)
  if (!hit) return null
  const label = resource.fields[hit.field]?.label ?? hit.field
  return (
    <Typography component="p" variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
      {t(label)}: <Marked text={hit.text} found={hit.found} />
    </Typography>
  )
}

const Marked = ({ text, found }: Pick<FoundIn, 'text' | 'found'>) => (
  <>
    {found.map(([from, to], index) => (
      <span key={from}>
        {text.slice(found[index - 1]?.[1] ?? 0, from)}
        <Box component="mark" sx={mark}>
          {text.slice(from, to)}
        </Box>
      </span>
    ))}
    {text.slice(found.at(-1)?.[1] ?? 0)}
  </>
)

const mark = { color: 'text.primary', fontWeight: 600, backgroundColor: 'transparent' }

const readFoundIn = (value: unknown): FoundIn | undefined =>
  typeof value === 'object' && value !== null && 'field' in value ? (value as FoundIn) : undefined
