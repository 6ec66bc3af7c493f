import type { Resource } from '@kampana/engine-declare/resource'
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useOverrides } from '../overrides.tsx'
import { LoadError } from './load-error.tsx'

/** Error in place of a list's rows. The person can reset filters and sort order from an old or mistyped URL. */
export const ListError = ({ resource }: { resource?: Resource }) => {
  const t = useTranslate()
  const { error, refetch, filterValues, sort, setFilters, setSort } = useListContext()
  const overrides = useOverrides(resource?.name)
  const [field, order] = overrides.order ?? resource?.order ?? [sort.field, sort.order]
  const isDefault = Object.keys(filterValues).length === 0 && sort.field === field
  if (!error) return null
  const reset = () => {
    setFilters({}, {})
    setSort({ field, order })
  }
  return (
    <LoadError error={error} onRetry={() => void refetch()}>
      {!isDefault && (
        <Button sx={{ mt: 2 }} onClick={reset}>
          {t('Reset filters and sorting')}
        </Button>
      )}
    </LoadError>
  )
}
