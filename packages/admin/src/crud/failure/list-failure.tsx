import type { Resource } from '@kampana/shared/resource'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { useWords } from '../../language/translate.ts'
import { usualOrder } from '../list/list-columns.ts'
import { Unreadable } from './unreadable.tsx'

/** Why the list can't be shown, in place of its rows. What an old or mistyped address asks for can be let go of. */
export const ListFailure = ({ resource }: { resource?: Resource }) => {
  const t = useWords()
  const { error, refetch, filterValues, sort, setFilters, setSort } = useListContext()
  const [field, order] = resource ? usualOrder(resource) : [sort.field, sort.order]
  const usual = Object.keys(filterValues as object).length === 0 && sort.field === field
  if (!error) return null
  const startOver = () => {
    setFilters({}, {})
    setSort({ field, order })
  }
  return (
    <Unreadable error={error} onRetry={() => void refetch()}>
      {!usual && (
        <Button sx={{ mt: 2 }} onClick={startOver}>
          {t('Clear filters and order')}
        </Button>
      )}
    </Unreadable>
  )
}
