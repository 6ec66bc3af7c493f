import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import { entrySample, readMarkedFile, sample, type Samples } from './sample.ts'

/** What is behind a place in the site map. */
export type EntryKind = 'group' | 'landing' | 'content' | 'live' | 'placeholder' | 'external'

/** A place in the site map: a page, a link to another site, or a heading over further places. */
export interface Entry {
  title: string
  kind: EntryKind
  /** Where a page is; missing for a group and an external link. */
  path?: string
  /** Where an external link leads. */
  href?: string
  /** A line of standing text under the page's title. */
  standing?: string
  /** The drawing `content/pictures/emblem-….svg` that belongs to it. */
  emblem?: string
  pages?: Entry[]
  /** Pages of other sections that a landing page leads to as well, by their paths. */
  see?: string[]
}

const entry = z.strictObject({
  title: z.string().min(1),
  path: z
    .string()
    .regex(/^\/$|^(\/[^/\s?#%]+)+$/, 'must begin with / and hold no spaces, ?, # or %, and no / at the end.')
    .optional(),
  href: z.url().optional(),
  standing: z.string().optional(),
  emblem: z.string().optional(),
  /** The page isn't written yet and says so. */
  placeholder: z.literal(true).optional(),
  /** The page is made by code in src/pages. */
  live: z.literal(true).optional(),
  /** The page lists what stands beneath it. */
  landing: z.literal(true).optional(),
  see: z.array(z.string()).optional(),
  sample: entrySample,
  get pages() {
    return z.array(entry).optional()
  },
})
type Written = z.output<typeof entry>
const shortAddress = z.string().regex(/^\/[^/\s?#%]+$/, 'must be / and one word.')
const siteMap = z.strictObject({
  menu: z.array(entry).min(1),
  redirects: z.record(shortAddress, z.string()).default({}),
  sample,
})

interface PlaceDeclaration {
  kind: EntryKind
  file: string
  line: number
}
/** What is behind each page's path, and where it is declared. */
export type Places = ReadonlyMap<string, PlaceDeclaration>

interface SiteMap {
  entries: Entry[]
  places: Places
  /** Where short addresses lead that people type by hand. */
  redirects: Readonly<Record<string, string>>
  samples: Samples
}

export const readSiteMap = (file: string): SiteMap => {
  const { value, lineOf, samples } = readMarkedFile(file, siteMap)
  const places = new Map<string, PlaceDeclaration>()
  const place = (written: Written, path: readonly PropertyKey[]): Entry => {
    const line = lineOf(path)
    const {
      placeholder: _p,
      live: _l,
      landing: _a,
      sample: _s,
      pages,
      ...rest
    } = applyTypographyDeep(written)
    const kind = entryKind(written, file, line)
    if (written.path !== undefined) {
      const taken = places.get(written.path)
      if (taken)
        throw new ContentError(file, `${written.path} is declared twice, first on line ${taken.line}.`, line)
      places.set(written.path, { kind, file, line })
    }
    const inner = pages?.map((child, index) => place(child, [...path, 'pages', index]))
    return { ...withoutUndefined(rest), kind, ...(inner && { pages: inner }) }
  }
  const entries = value.menu.map((written, index) => place(written, ['menu', index]))
  assertLinksExist(file, value, places, lineOf)
  return { entries, places, redirects: value.redirects, samples }
}

/** What `see` and `redirects` name must be pages, and a page needs no redirect. */
const assertLinksExist = (
  file: string,
  { menu, redirects }: Pick<z.output<typeof siteMap>, 'menu' | 'redirects'>,
  places: Places,
  lineOf: (path: readonly PropertyKey[]) => number,
): void => {
  const check = (path: string, line: () => number) => () => {
    if (!places.has(path.replace(/#.*$/, '')))
      throw new ContentError(file, `${path} is no page of the site map.`, line())
  }
  collectErrors([
    ...menu.flatMap(({ see = [] }, index) =>
      see.map((path, n) => check(path, () => lineOf(['menu', index, 'see', n]))),
    ),
    ...Object.entries(redirects).flatMap(([from, to]) => {
      const line = () => lineOf(['redirects', from])
      const isPage = () => {
        if (places.has(from))
          throw new ContentError(file, `${from} is a page and can't lead elsewhere.`, line())
      }
      return [check(to, line), isPage]
    }),
  ])
}

const entryKind = (written: Written, file: string, line: number): EntryKind => {
  const { path, href, live, placeholder, landing } = written
  const fault = contradiction(written)
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
