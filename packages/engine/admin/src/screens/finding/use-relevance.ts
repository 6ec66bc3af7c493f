import { relevance } from '@kampana/engine-declare/lists/list-query'
import type { Resource } from '@kampana/engine-declare/resource'
import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { useDefaultSort } from '../list/list-columns.ts'

/** Sorts by relevance during a search, unless the person has chosen another order. */
export const useRelevance = (resource: Resource): void => {
  const { filterValues = {}, sort, setSort } = useListContext()
  const [field, order] = useDefaultSort(resource)
  const isSearch = typeof filterValues.q === 'string' && filterValues.q.trim() !== ''
  useEffect(() => {
    if (!capabilities().lists) return
    if (isSearch && sort.field === field && sort.order === order) setSort({ field: relevance, order: 'DESC' })
    if (!isSearch && sort.field === relevance) setSort({ field, order })
    // Another order may be chosen while there are words: only their coming and going changes it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSearch])
}
