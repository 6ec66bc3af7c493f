import { useTranslate } from 'react-admin'
import { filterResults, type PaletteGroup, type PaletteItem } from './search-result.ts'
import { useCommands, usePages } from './use-pages.ts'
import { useRecords } from './use-records.ts'
import { useWebsitePages } from './use-website-pages.ts'
import { useWebsiteWords } from './use-website-words.ts'

/** Everything that fits what is typed: pages, records, and what can be done. Without a word, the pages and commands. */
export const useSearchResults = (typed: string, showShortcuts: () => void) => {
  const t = useTranslate()
  const pages = usePages()
  const website = useWebsitePages()
  const words = useWebsiteWords(typed)
  const commands = useCommands(showShortcuts)
  const { groups, isPending, failed } = useRecords(typed)
  const all: readonly PaletteGroup[] = [
    { title: t('Pages'), results: filterResults(pages, typed) },
    {
      title: t('Website'),
      results: typed.trim() === '' ? [] : unique([...filterResults(website, typed), ...words.found]),
    },
    ...groups,
    { title: t('Actions'), results: filterResults(commands, typed) },
  ]
  return {
    groups: all.filter(({ results }) => results.length > 0),
    isPending: isPending || words.isSearching,
    failed,
  }
}

/** Each page once, those first that are called so. */
const unique = (pages: readonly PaletteItem[]): PaletteItem[] =>
  pages.filter(({ key }, at) => pages.findIndex((page) => page.key === key) === at).slice(0, mostPages)

/** How many pages of the website are offered: more words find fewer. */
const mostPages = 8
