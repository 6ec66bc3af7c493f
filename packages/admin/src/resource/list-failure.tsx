import type { Resource } from '@kampana/shared/resource'
import { Button, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { usualOrder } from './list-columns.ts'
import { useWords } from '../language/words.ts'

/** Why the list can't be shown, in place of its rows. What an old or mistyped address asks for can be let go of. */
export const ListFailure = ({ resource }: { resource?: Resource }) => {
  const t = useWords()
  const { error, refetch, filterValues, sort, setFilters, setSort } = useListContext()
  const [field, order] = resource ? usualOrder(resource) : [sort.field, sort.order]
  const usual = Object.keys(filterValues as object).length === 0 && sort.field === field
  const startOver = () => {
    setFilters({}, {})
    setSort({ field, order })
  }
  return (
    <Typography component="div" sx={{ p: 6, textAlign: 'center' }}>
      {error && t(error.message)}
      <br />
      <Button sx={{ mt: 2 }} onClick={() => refetch()}>
        {t('Try again')}
      </Button>
      {!usual && (
        <Button sx={{ mt: 2 }} onClick={startOver}>
          {t('Clear filters and order')}
        </Button>
      )}
    </Typography>
  )
}
