import { entries, filipino, hidden, perContent } from './content/store/current.ts'
import { toFilipino } from './content/pages/filipino.ts'
import type { Entry } from './content/site-map.ts'
import type { BreadcrumbStep } from './framework/page.ts'

export { entries }

/** Every entry with a path, by that, from its section down to itself. */
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

/** Every address of the site map, in its order, but for hidden pages. */
export const allPaths = (): string[] => [...ancestry().keys()].filter((path) => !isHidden(path))

const hiddenPathSet = perContent(() => new Set(hidden.map((line) => line.at(-1)?.path)))

/** The addresses of the pages that no list shows. */
export const hiddenPaths = (): string[] => [...ancestry().keys()].filter(isHidden)

export const isHidden = (path: string): boolean => hiddenPathSet().has(path)

export const findEntry = (path: string): Entry | undefined => ancestry().get(path)?.at(-1)

/** The paths of the pages that are in Filipino, too. */
export const filipinoPaths = (): string[] => [...filipino].filter((path) => ancestry().has(path))

export const hasFilipino = (path: string): boolean => filipino.has(path)

/** Where a link of a page in Filipino leads. */
export const filipinoHref = (path: string): string => toFilipino(path, filipino, ancestry())

/** The title of a page; empty for an address that isn't in the site map. */
export const entryTitle = (path: string): string => findEntry(path)?.title ?? ''

/** A page's title; if others have the same, with as many of its parents' titles as make it unique. */
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

/** The nearest path of the site map at or above an address: an update's is that of its list. */
export const nearestPath = (path: string): string | undefined => {
  for (let parent = path; parent !== ''; parent = parent.slice(0, parent.lastIndexOf('/')))
    if (ancestry().has(parent)) return parent
  return undefined
}

/** The path of a page's parent within its section; not the section's own page. */
export const parentPath = (path: string): string | undefined =>
  ancestry().has(path) ? ancestry().get(path)?.slice(1, -1).at(-1)?.path : nearestPath(path)

/** The entry of the top menu that a path belongs to. */
export const findSection = (path: string): Entry | undefined => ancestry().get(path)?.[0]

/** The breadcrumb of a page, without home. */
export const breadcrumb = (path: string): BreadcrumbStep[] =>
  (ancestry().get(path) ?? []).map(({ title, path }) => (path === undefined ? { title } : { title, path }))

/** A section's pages in reading order, its own page first. */
export const sectionPages = (section: Entry): Entry[] => [
  ...(section.path === undefined ? [] : [section]),
  ...(section.pages ?? []).flatMap(sectionPages),
]

/** The previous and the next page of the same section. */
export const adjacentPages = (path: string): { previous?: Entry; next?: Entry } => {
  const section = findSection(path)
  const pages = section ? sectionPages(section) : []
  const index = pages.findIndex((page) => page.path === path)
  const [previous, next] = [pages[index - 1], pages[index + 1]]
  return index === -1 ? {} : { ...(previous && { previous }), ...(next && { next }) }
}
