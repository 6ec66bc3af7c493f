import { entries, filipino, hidden, perContent } from './content/store/current.ts'
import { toFilipino } from './content/pages/filipino.ts'
import type { Entry } from './content/site-map.ts'
import type { BreadcrumbStep } from '@kampana/engine-site/framework/page'

export { entries }

/** Entries from the section down to each entry with a path, by that path. */
const ancestry = perContent((): ReadonlyMap<string, readonly Entry[]> => {
  const found = new Map<string, Entry[]>()
  const walk = (entry: Entry, above: Entry[]): void => {
    const ancestors = [...above, entry]
    if (entry.path !== undefined) found.set(entry.path, ancestors)
    for (const inner of entry.pages ?? []) walk(inner, ancestors)
  }
  for (const entry of entries) walk(entry, [])
  for (const line of hidden) found.set(line.at(-1)?.path ?? '', [...line])
  return found
})

/** Paths of the site map in its order, except hidden pages. */
export const allPaths = (): string[] => [...ancestry().keys()].filter((path) => !isHidden(path))

const hiddenPathSet = perContent(() => new Set(hidden.map((line) => line.at(-1)?.path)))

/** Paths of hidden pages. */
export const hiddenPaths = (): string[] => [...ancestry().keys()].filter(isHidden)

export const isHidden = (path: string): boolean => hiddenPathSet().has(path)

export const findEntry = (path: string): Entry | undefined => ancestry().get(path)?.at(-1)

/** Paths of the pages that also exist in Filipino. */
export const filipinoPaths = (): string[] => [...filipino].filter((path) => ancestry().has(path))

export const hasFilipino = (path: string): boolean => filipino.has(path)

/** Target of a link on a Filipino page. */
export const filipinoHref = (path: string): string => toFilipino(path, filipino, ancestry())

/** Title of a page; empty for an address that isn't in the site map. */
export const entryTitle = (path: string): string => findEntry(path)?.title ?? ''

/** A page's title. If other pages have the same title, it includes as many of its parents' titles as make it unique. */
export const distinctTitle = (path: string): string => {
  const ancestors = ancestry().get(path) ?? []
  for (let steps = 1; steps < ancestors.length; steps++) {
    const title = titleWithParents(ancestors, steps)
    if ([...ancestry()].every(([other, line]) => other === path || titleWithParents(line, steps) !== title))
      return title
  }
  return titleWithParents(ancestors, ancestors.length)
}

/** A page's title followed by its parents': `College, Admission`. */
const titleWithParents = (ancestors: readonly Entry[], steps: number): string =>
  ancestors
    .slice(-steps)
    .map(({ title }) => title)
    .toReversed()
    .join(', ')

/** Nearest path of the site map at or above an address. For an update, it is the path of its list. */
export const nearestPath = (path: string): string | undefined => {
  for (let parent = path; parent !== ''; parent = parent.slice(0, parent.lastIndexOf('/')))
    if (ancestry().has(parent)) return parent
  return undefined
}

/** Path of a page's parent within its section, unless the parent is the section's own page. */
export const parentPath = (path: string): string | undefined =>
  ancestry().has(path) ? ancestry().get(path)?.slice(1, -1).at(-1)?.path : nearestPath(path)

/** Entry of the top menu that a path belongs to. */
export const findSection = (path: string): Entry | undefined => ancestry().get(path)?.[0]

/** Breadcrumb of a page, without home. */
export const breadcrumb = (path: string): BreadcrumbStep[] =>
  (ancestry().get(path) ?? []).map(({ title, path }) => (path === undefined ? { title } : { title, path }))

/** A section's pages in reading order, its own page first. */
export const sectionPages = (section: Entry): Entry[] => [
  ...(section.path === undefined ? [] : [section]),
  ...(section.pages ?? []).flatMap(sectionPages),
]

/** Previous and the next page of the same section. */
export const adjacentPages = (path: string): { previous?: Entry; next?: Entry } => {
  const section = findSection(path)
  const pages = section ? sectionPages(section) : []
  const index = pages.findIndex((page) => page.path === path)
  const [previous, next] = [pages[index - 1], pages[index + 1]]
  return index === -1 ? {} : { ...(previous && { previous }), ...(next && { next }) }
}
