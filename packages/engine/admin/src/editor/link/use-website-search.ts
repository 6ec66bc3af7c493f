import type { SearchResult } from '@kampana/engine-declare/search'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import type { EngineDataProvider } from '../../data-provider.ts'

/** Pages and published updates that match the input, from the site's own search. Empty for an address. */
export const useWebsiteSearch = (typed: string): { pages: readonly SearchResult[]; isSearching: boolean } => {
  const { searchWebsite } = useDataProvider<EngineDataProvider>()
  const query = useSettled(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['website', 'search', query],
    queryFn: () => searchWebsite(query),
    enabled: capabilities().website && query.length >= 2 && !/^[a-z]+:|^[/#]|@/i.test(query),
    retry: false,
    staleTime: 60_000,
  })
  return { pages: typed.trim() === query ? (data ?? []) : [], isSearching: isFetching }
}

/** Debounced input. */
const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), 200)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
