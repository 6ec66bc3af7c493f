import { pageAddress, pageAddressProblem } from '@kampana/shared/content/page-address'
import { codePaths, reservedProblem } from '@kampana/shared/content/reserved-paths'
import { toText } from '@kampana/shared/messages/message'
import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import { isDay } from '../calendar/days.ts'
import type { Files } from './files.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import { webAddress } from '@kampana/shared/content/link-address'
import { entrySample, readMarkedFile, sample, type Samples } from './yaml/sample.ts'

const file = 'site-map.yaml'
const maxDepth = 6

/** The kind of an entry. */
type EntryKind = 'group' | 'landing' | 'content' | 'live' | 'placeholder' | 'external'

/** An entry of the site map: a page, an external link, or a group of entries. */
export interface Entry {
  title: string
  kind: EntryKind
  /** The page's path; missing for a group or an external link. */
  path?: string
  /** The address of an external link. */
  href?: string
  /** A line under the page's title. */
  standing?: string
  /** The page answers at its address, but is in no menu, list or search. */
  hidden?: true
  /** The last day on which it is shown, in the college's time zone: `2027-01-31`. */
  until?: string
  /** The drawing `pictures/emblem-….svg` that belongs to it. */
  emblem?: string
  pages?: Entry[]
  /** The paths of further pages that a landing page links to. */
  see?: string[]
}

const day = z.string().refine(isDay, 'must be a day such as 2027-01-31.')
const entry = z.strictObject({
  title: z.string().min(1),
  path: z.string().regex(pageAddress, pageAddressProblem).optional(),
  href: webAddress.optional(),
  standing: z.string().optional(),
  emblem: z.string().optional(),
  /** The page isn't written yet. */
  placeholder: z.literal(true).optional(),
  /** The page is code in src/pages. */
  live: z.literal(true).optional(),
  /** The page lists its subpages. */
  landing: z.literal(true).optional(),
  see: z.array(z.string()).optional(),
  hidden: z.literal(true).optional(),
  until: day.optional(),
  sample: entrySample,
  get pages() {
    return z.array(entry).optional()
  },
})
/** An entry as it is written. */
export type Written = z.output<typeof entry>
/** What `site-map.yaml` holds. */
export const siteMap = z.strictObject({
  menu: z.array(entry).min(1),
  /** Folders up to 0.3.0 have them here (records/redirects.ts). */
  redirects: z.record(z.string(), z.string()).optional(),
  sample,
})

interface PlaceDeclaration {
  kind: EntryKind
  file: string
  line: number
}
/** The kind of each page and the line of its declaration, by path. */
export type Places = ReadonlyMap<string, PlaceDeclaration>

interface SiteMap {
  entries: Entry[]
  places: Places
  samples: Samples
}

/** Reads and checks `site-map.yaml`. */
export const readSiteMap = (files: Files): SiteMap => {
  const { value, findLine, samples } = readMarkedFile(files, file, siteMap)
  const places = new Map<string, PlaceDeclaration>()
  const placeEntry = (written: Written, line: number): EntryKind => {
    const kind = entryKind(written, line)
    if (written.emblem !== undefined && !files.has(`pictures/emblem-${written.emblem}.svg`))
      throw new ContentError(file, `pictures/emblem-${written.emblem}.svg is missing.`, line)
    const taken = written.path === undefined ? undefined : places.get(written.path)
    if (taken)
      throw new ContentError(file, `${written.path} is declared twice, first on line ${taken.line}.`, line)
    const reserved = written.path === undefined ? undefined : reservedFault(written.path, kind)
    if (reserved !== undefined) throw new ContentError(file, reserved, line)
    if (written.path !== undefined) places.set(written.path, { kind, file, line })
    return kind
  }
  const toEntry = (written: Written, path: readonly PropertyKey[]): Entry => {
    const line = findLine(path)
    if (path.length > 2 * maxDepth)
      throw new ContentError(file, 'the menu has more than six levels here.', line)
    const {
      placeholder: _p,
      live: _l,
      landing: _a,
      sample: _s,
      pages,
      ...rest
    } = applyTypographyDeep(written)
    const [kind, inner] = collectErrors([
      () => placeEntry(written, line),
      () => pages && collectErrors(pages.map((child, n) => () => toEntry(child, [...path, 'pages', n]))),
    ])
    return { ...withoutUndefined(rest), kind, ...(inner && { pages: inner }) }
  }
  const entries = collectErrors(value.menu.map((written, n) => () => toEntry(written, ['menu', n])))
  assertLinksExist(value, places, findLine)
  return { entries, places, samples }
}

/** Why no entry of a kind can have an address, for authors. */
const reservedFault = (path: string, kind: EntryKind): string | undefined => {
  const problem = reservedProblem(path, kind === 'live')
  if (problem === undefined) return undefined
  return codePaths.includes(path) ? `${toText(problem)} Its entry says "live: true".` : toText(problem)
}

/** What `see` names must be pages. */
const assertLinksExist = (
  { menu }: Pick<z.output<typeof siteMap>, 'menu'>,
  places: Places,
  findLine: (path: readonly PropertyKey[]) => number,
): void => {
  collectErrors(
    menu.flatMap(({ see = [] }, index) =>
      see.map((path, n) => () => {
        if (!places.has(path.replace(/#.*$/, '')))
          throw new ContentError(
            file,
            `${path} is no page of the site map.`,
            findLine(['menu', index, 'see', n]),
          )
      }),
    ),
  )
}

const entryKind = (written: Written, line: number): EntryKind => {
  const { path, href, live, placeholder, landing } = written
  const fault =
    live && written.until !== undefined
      ? 'is made by code, so it can be hidden, but has no last day.'
      : contradiction(written)
  if (fault !== undefined) throw new ContentError(file, `"${written.title}" ${fault}`, line)
  if (href !== undefined) return 'external'
  if (path === undefined) return 'group'
  if (landing) return 'landing'
  if (live) return 'live'
  return placeholder ? 'placeholder' : 'content'
}

/** What an entry says that can't be true together. */
const contradiction = ({ path, href, pages, live, placeholder, landing }: Written): string | undefined => {
  if (href !== undefined && (path !== undefined || pages !== undefined))
    return 'leads to another site, so it can have no path and no pages.'
  if (live && placeholder) return "can't be both live and a placeholder."
  if (landing && (path === undefined || pages === undefined || live || placeholder))
    return 'is a landing page, so it needs a path and pages.'
  if (path === undefined && href === undefined && pages === undefined)
    return 'needs a path, an href or pages.'
  return undefined
}

const withoutUndefined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
