import { useNavigate, useTranslate } from 'react-admin'
import { useWebsiteSearch } from '../crud/rich-text/link/use-website-search.ts'
import { mayEditWebsite } from '../website/access.ts'
import { editPath } from '../website/addresses.ts'
import { useWebsite } from '../website/use-website.ts'
import type { PaletteItem } from './search-result.ts'
import { flatten } from './use-website-pages.ts'

/** The pages that can be edited and in whose text the words stand, with the place, as the site's own search finds them. */
export const useWebsiteWords = (typed: string): { found: PaletteItem[]; isSearching: boolean } => {
  const t = useTranslate()
  const navigate = useNavigate()
  const { data } = useWebsite()
  const { pages, isSearching } = useWebsiteSearch(mayEditWebsite() ? typed : '')
  const files = new Map(flatten(data?.tree ?? []).map((entry) => [entry.address, entry.files[0]]))
  const found = pages.flatMap(({ title, address, excerpt }): PaletteItem[] => {
    const path = files.get(address.replace(/#.*/, ''))
    if (path === undefined) return []
    const run = () => navigate(editPath(path))
    return [{ key: `website ${path}`, label: title, excerpt, kind: t('Edit'), run }]
  })
  return { found, isSearching }
}
