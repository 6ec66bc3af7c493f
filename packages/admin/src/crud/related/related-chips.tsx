import type { Related } from '@kampana/shared/kinds/index'
import { Chip, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Related records by their titles, at most so many of them. */
export const RelatedChips = ({ related, most }: { related: readonly Related[]; most: number }) => {
  const t = useTranslate()
  return (
    <Stack component="span" direction="row" flexWrap="wrap" alignItems="center" gap={0.5}>
      {related.slice(0, most).map(({ id, description }) => (
        <Chip key={id} component="span" size="small" label={description} />
      ))}
      {related.length > most && <span>{t('and %{count} more', { count: related.length - most })}</span>}
      {related.length === 0 && '–'}
    </Stack>
  )
}
