import type { ContentFileKind, ContentTreeEntry } from '@kampana/shared/content/content-api'
import { useMemo } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import { editPath } from '../website/addresses.ts'
import { useWebsite } from '../website/use-website.ts'
import type { PaletteItem } from './search-result.ts'

/** The pages and facts of the website that can be edited, by their titles, addresses and what their files are about. */
export const useWebsitePages = (): PaletteItem[] => {
  const t = useTranslate()
  const navigate = useNavigate()
  const { data } = useWebsite()
  const found = useMemo(() => {
    const pages = flatten(data?.tree ?? []).filter(({ files }) => files.length > 0)
    const kinds = new Map((data?.files ?? []).map(({ path, kind }) => [path, kind]))
    const about = (paths: readonly string[]) =>
      paths.map((path) => `${path} ${topics[kinds.get(path) ?? 'page'] ?? ''}`).join(' ')
    const owned = new Set(pages.flatMap(({ files }) => files))
    const facts = (data?.files ?? []).filter(({ path, kind }) => !owned.has(path) && kind !== 'asset')
    return [
      ...facts.map(({ path, title, kind }) => ({
        path,
        label: title,
        also: `${path} ${topics[kind] ?? ''}`,
      })),
      // What a record says is found by its entry in the menu.
      ...pages
        .filter(({ record }) => !record)
        .map(({ title, address, files }) => ({
          path: files[0] ?? '',
          label: title,
          also: `${address} ${about(files)}`,
        })),
    ]
  }, [data])
  return found.map(({ path, label, also }) => ({
    key: `website ${path}`,
    label,
    also,
    kind: t('Edit'),
    run: () => navigate(editPath(path)),
  }))
}

/** The entries of the site's tree without their nesting. */
export const flatten = (entries: readonly ContentTreeEntry[]): ContentTreeEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.entries)])

/** What a file is about, in the words by which staff look for it, English and Filipino. */
const topics: Partial<Record<ContentFileKind, string>> = {
  'site-map': 'menu navigation addresses pages tree',
  settings: 'settings search privacy notice',
}
