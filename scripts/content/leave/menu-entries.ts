import type { ContentFault } from '../../../packages/site/src/content/content-error.ts'
import type { Files } from '../../../packages/site/src/content/files.ts'
import { siteMap, type Written } from '../../../packages/site/src/content/site-map.ts'
import { readYamlFile } from '../../../packages/site/src/content/yaml/read-yaml.ts'
import { toPageFile } from './page-files.ts'

/** An entry of the site map, and the file that it becomes. */
export interface PlacedEntry {
  entry: Written
  kind: 'page' | 'landing' | 'live' | 'placeholder' | 'link' | 'group'
  file: string
  parent: string | undefined
  place: string
  isSample: boolean
  /** Its line in the site map. */
  line: number
}

const menuFile = 'site-map.yaml'

/** Every entry of the site map from the top, and what of it can't be told any more. */
export const placeEntries = (files: Files): { entries: PlacedEntry[]; faults: ContentFault[] } => {
  const { value, findLine } = readYamlFile(files, menuFile, siteMap)
  const entries: PlacedEntry[] = []
  const faults: ContentFault[] = []
  const known = new Set<string>()
  const place = (list: readonly Written[], above: Above): void => {
    const places = placesFor(list.length)
    for (const [at, written] of list.entries()) {
      const path = [...above.path, at]
      const line = findLine(path)
      const { entry, problems } = withoutLost(written, kindOf(written))
      const title = entry.path === undefined ? uniqueTitle(entry.title, known) : entry.title
      if (title !== entry.title)
        problems.push(`is the second without an address that is called so: "${title}" now.`)
      faults.push(
        ...problems.map((problem) => ({ file: menuFile, line, problem: `"${entry.title}" ${problem}` })),
      )
      const isSample = above.isSample
      entries.push({
        entry: { ...entry, title },
        kind: kindOf(entry),
        file: toPageFile(entry.path ?? null, title),
        parent: above.key,
        place: places[at] ?? '',
        isSample,
        line,
      })
      place(entry.pages ?? [], {
        key: entry.path ?? title,
        path: [...path, 'pages'],
        isSample: isSample || (entry.sample?.includes('pages') ?? false),
      })
    }
  }
  place(value.menu, { key: undefined, path: ['menu'], isSample: value.sample.includes('menu') })
  return { entries, faults }
}

interface Above {
  key: string | undefined
  path: readonly PropertyKey[]
  isSample: boolean
}

const kindOf = ({ path, href, live, landing, placeholder }: Written): PlacedEntry['kind'] => {
  if (href !== undefined) return 'link'
  if (path === undefined) return 'group'
  if (landing) return 'landing'
  if (live) return 'live'
  return placeholder ? 'placeholder' : 'page'
}

/** An entry without what the new layout has no place for. */
const withoutLost = (written: Written, kind: PlacedEntry['kind']): { entry: Written; problems: string[] } => {
  const problems: string[] = []
  const { see, emblem, ...rest } = written
  const bare = see?.map((path) => path.replace(/#.*$/, ''))
  if (kind === 'landing' && bare?.some((path, at) => path !== see?.[at]))
    problems.push('sees a part of a page: the whole page now.')
  const keepsEmblem = kind !== 'link' && kind !== 'group'
  if (emblem !== undefined && !keepsEmblem) problems.push('has an emblem, but no page that shows it.')
  return {
    entry: {
      ...rest,
      ...(bare && kind === 'landing' && { see: bare }),
      ...(emblem !== undefined && keepsEmblem && { emblem }),
    },
    problems,
  }
}

/** Entries without an address are known by their titles. */
const uniqueTitle = (title: string, known: Set<string>): string => {
  let unique = title
  for (let count = 2; known.has(toPageFile(null, unique)); count++) unique = `${title} (${count})`
  known.add(toPageFile(null, unique))
  return unique
}

const letters = 'bcdefghijklmnopqrstuvwxy'.split('')

/** Texts in order, as many as there are entries. */
const placesFor = (count: number): string[] =>
  count <= letters.length ? letters : letters.flatMap((first) => letters.map((second) => first + second))
