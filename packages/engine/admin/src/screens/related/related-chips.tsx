import type { Related } from '@kampana/engine-declare/kinds/index'
import { Chip, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Titles of related records, at most `max`. */
export const RelatedChips = ({ related, max }: { related: readonly Related[]; max: number }) => {
  const t = useTranslate()
  return (
    <Stack component="span" direction="row" flexWrap="wrap" alignItems="center" gap={0.5}>
      {related.slice(0, max).map(({ id, description }) => (
        <Chip key={id} component="span" size="small" label={description} sx={wrapsOnPhones} />
      ))}
      {related.length > max && <span>{t('and %{count} more', { count: related.length - max })}</span>}
      {related.length === 0 && '–'}
    </Stack>
  )
}

/** A long title wraps on a phone, so that it doesn't widen the screen. */
const wrapsOnPhones = {
  height: { xs: 'auto', sm: 24 },
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, overflowWrap: 'anywhere' },
} as const
