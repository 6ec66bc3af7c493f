import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { allTypographic } from './typographic.ts'
import { readMarkedFile, sample, type Samples } from './sample.ts'

/** What is behind a place in the site map. */
export type Kind = 'group' | 'content' | 'live' | 'placeholder' | 'external'

/** A place in the site map: a page, a link to another site, or a heading over further places. */
export interface Entry {
  title: string
  kind: Kind
  /** Where a page is; missing for a group and an external link. */
  path?: string
  /** Where an external link leads. */
  href?: string
  /** A line of standing text under the page's title. */
  standing?: string
  /** The drawing `content/pictures/emblem-….svg` that belongs to it. */
  emblem?: string
  pages?: Entry[]
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
  get pages() {
    return z.array(entry).optional()
  },
})
type Written = z.output<typeof entry>
const siteMap = z.strictObject({ menu: z.array(entry).min(1), sample })

interface Place {
  kind: Kind
  file: string
  line: number
}
/** What is behind each page's path, and where it is declared. */
export type Places = ReadonlyMap<string, Place>

interface SiteMap {
  entries: Entry[]
  places: Places
  samples: Samples
}

export const readSiteMap = (file: string): SiteMap => {
  const { value, lineOf, samples } = readMarkedFile(file, siteMap)
  const places = new Map<string, Place>()
  const place = (written: Written, path: readonly PropertyKey[]): Entry => {
    const line = lineOf(path)
    const { placeholder: _p, live: _l, pages, ...rest } = allTypographic(written)
    const kind = kindOf(written, file, line)
    if (written.path !== undefined) {
      const taken = places.get(written.path)
      if (taken)
        throw new ContentError(file, `${written.path} is declared twice, first on line ${taken.line}.`, line)
      places.set(written.path, { kind, file, line })
    }
    const inner = pages?.map((child, index) => place(child, [...path, 'pages', index]))
    return { ...defined(rest), kind, ...(inner && { pages: inner }) }
  }
  return { entries: value.menu.map((written, index) => place(written, ['menu', index])), places, samples }
}

const kindOf = (written: Written, file: string, line: number): Kind => {
  const { title, path, href, pages, live, placeholder } = written
  if (href !== undefined && (path !== undefined || pages !== undefined))
    throw new ContentError(
      file,
      `"${title}" leads to another site, so it can have no path and no pages.`,
      line,
    )
  if (live && placeholder)
    throw new ContentError(file, `"${title}" can't be both live and a placeholder.`, line)
  if (href !== undefined) return 'external'
  if (path !== undefined) return live ? 'live' : placeholder ? 'placeholder' : 'content'
  if (pages === undefined) throw new ContentError(file, `"${title}" needs a path, an href or pages.`, line)
  return 'group'
}

const defined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
