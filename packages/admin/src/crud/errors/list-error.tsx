import type { Resource } from '@kampana/shared/resource'
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useOverrides } from '../overrides.tsx'
import { LoadError } from './load-error.tsx'

/** Why the list can't be shown, in place of its rows. What an old or mistyped address asks for can be let go of. */
export const ListError = ({ resource }: { resource?: Resource }) => {
  const t = useTranslate()
  const { error, refetch, filterValues, sort, setFilters, setSort } = useListContext()
  const overrides = useOverrides(resource?.name)
  const [field, order] = overrides.order ?? resource?.order ?? [sort.field, sort.order]
  const usual = Object.keys(filterValues).length === 0 && sort.field === field
  if (!error) return null
  const startOver = () => {
    setFilters({}, {})
    setSort({ field, order })
  }
  return (
    <LoadError error={error} onRetry={() => void refetch()}>
      {!usual && (
        <Button sx={{ mt: 2 }} onClick={startOver}>
          {t('Clear filters and order')}
        </Button>
      )}
    </LoadError>
  )
}
