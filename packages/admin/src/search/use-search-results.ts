import { useTranslate } from 'react-admin'
import { filterResults, isNamed, type PaletteGroup } from './search-result.ts'
import { useCommands, usePages } from './use-pages.ts'
import { useRecords } from './use-records.ts'

/** Pages, records and commands that match the query. Exact name matches come first. Without a query, all pages and commands. */
export const useSearchResults = (typed: string, showShortcuts: () => void) => {
  const t = useTranslate()
  const pages = usePages()
  const commands = useCommands(showShortcuts)
  const { groups, isPending, failed } = useRecords(typed)
  const all: readonly PaletteGroup[] = [
    { title: t('Dashboard'), results: filterResults(pages, typed) },
    ...groups,
    { title: t('Actions'), results: filterResults(commands, typed) },
  ]
  return {
    groups: all
      .filter(({ results }) => results.length > 0)
      .toSorted((one, other) => Number(isNamed(other, typed)) - Number(isNamed(one, typed))),
    isPending,
    failed,
  }
}
