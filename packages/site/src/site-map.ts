import { entries } from 'virtual:site-map'
import type { Entry } from './content/site-map.ts'
import type { Step } from './page.ts'

export { entries }

const lines = new Map<string, Entry[]>()
const walk = (entry: Entry, above: Entry[]): void => {
  const line = [...above, entry]
  if (entry.path !== undefined) lines.set(entry.path, line)
  for (const inner of entry.pages ?? []) walk(inner, line)
}
for (const entry of entries) walk(entry, [])

/** Every address of the site map, in its order. */
export const everyPath: readonly string[] = [...lines.keys()]

export const entryAt = (path: string): Entry | undefined => lines.get(path)?.at(-1)

/** A page's title; where others have the same, with as much of what it stands under as tells them apart. */
export const distinctTitle = (path: string): string => {
  const line = lines.get(path) ?? []
  for (let steps = 1; steps < line.length; steps++) {
    const title = lastOf(line, steps)
    if ([...lines].every(([other, there]) => other === path || lastOf(there, steps) !== title)) return title
  }
  return lastOf(line, line.length)
}

/** The last steps of a line in words, the page itself first: `College, Admission`. */
const lastOf = (line: readonly Entry[], steps: number): string =>
  line
    .slice(-steps)
    .map(({ title }) => title)
    .toReversed()
    .join(', ')

/** The nearest place of the site map that an address is at or beneath: an update is beneath its list. */
export const placeOf = (path: string): string | undefined => {
  for (let place = path; place !== ''; place = place.slice(0, place.lastIndexOf('/')))
    if (lines.has(place)) return place
  return undefined
}

/** Where the page is that holds another: the nearest within the same section, not the section's own. */
export const holderOf = (path: string): string | undefined =>
  lines.has(path) ? lines.get(path)!.slice(1, -1).at(-1)?.path : placeOf(path)

/** The entry of the top menu that a path belongs to. */
export const sectionOf = (path: string): Entry | undefined => lines.get(path)?.[0]

/** The way from home to a page, home left out. */
export const trailTo = (path: string): Step[] =>
  (lines.get(path) ?? []).map(({ title, path }) => (path === undefined ? { title } : { title, path }))

/** A section's pages in reading order, its own page first. */
export const pagesOf = (section: Entry): Entry[] => [
  ...(section.path === undefined ? [] : [section]),
  ...(section.pages ?? []).flatMap(pagesOf),
]

/** The previous and the next page of the same section. */
export const neighboursOf = (path: string): { previous?: Entry; next?: Entry } => {
  const section = sectionOf(path)
  const pages = section ? pagesOf(section) : []
  const index = pages.findIndex((page) => page.path === path)
  const [previous, next] = [pages[index - 1], pages[index + 1]]
  return index === -1 ? {} : { ...(previous && { previous }), ...(next && { next }) }
}
