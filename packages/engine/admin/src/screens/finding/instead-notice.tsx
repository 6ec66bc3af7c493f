import { Alert } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

/** Notice that nothing matches the search terms and that similar terms were used. */
export const InsteadNotice = () => {
  const t = useTranslate()
  const { meta, filterValues = {} } = useListContext()
  const instead: unknown = meta?.instead
  if (typeof instead !== 'string' || !filterValues.q) return null
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {t('No results for “%{words}”. Showing results for “%{instead}”.', {
        words: String(filterValues.q).trim(),
        instead,
      })}
    </Alert>
  )
}
