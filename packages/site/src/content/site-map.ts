import { reservedProblem, codePaths } from '@kampana/shared/content/reserved-paths'
import { toText } from '@kampana/shared/messages/message'
import { mostTreeLevels } from '@kampana/shared/tree/tree'
import { ContentError, collectErrors } from './content-error.ts'
import type { Files } from './files.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import { readPageHeads, type PageHead } from './pages/page-heads.ts'
import type { Samples } from './yaml/sample.ts'

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

interface PlaceDeclaration {
  kind: EntryKind
  file: string
}
/** The kind of each page and its file, by path. */
export type Places = ReadonlyMap<string, PlaceDeclaration>

interface SiteMap {
  entries: Entry[]
  places: Places
  samples: Samples[]
}

/**
 * Reads the site map of the front matter of all pages, and checks it. With `mayEnd` what is beneath a heading or a page, or what a
 * page is to `see`, may have gone: a day is over or somebody took it down, and the others stay.
 */
export const readSiteMap = (files: Files, mayEnd = false): SiteMap => {
  if (files.has(before)) throw new ContentError(before, ofBefore)
  const heads = readPageHeads(files)
  const beneath = Map.groupBy(heads.toSorted(byPlace), ({ value }) => value.parent)
  const reached = new Set<PageHead>()
  const toEntries = (parent: string | undefined, level: number): Entry[] =>
    (beneath.get(parent) ?? []).flatMap((head) => {
      const key = head.path ?? head.value.title
      if (level > mostTreeLevels)
        throw new ContentError(head.file, `the menu has more than ${mostTreeLevels} levels here.`)
      reached.add(head)
      const pages = beneath.has(key) && head.value.kind !== 'link' ? toEntries(key, level + 1) : undefined
      return head.value.kind === 'group' && !pages ? [] : [toEntry(head, pages)]
    })
  const keys = new Set(heads.map(({ path, value: { title } }) => path ?? title))
  const entries = toEntries(undefined, 1)
  const places = new Map(
    heads.flatMap(({ path, file, value }) =>
      path === null ? [] : [[path, { kind: kinds[value.kind], file }] as const],
    ),
  )
  collectErrors(
    heads.flatMap((head) => [
      () => assertPlaced(head, keys, reached),
      () => assertWhole(head, files),
      () => assertBeneath(head, beneath.has(head.path ?? head.value.title), mayEnd),
      () => mayEnd || assertLinksExist(head, places),
    ]),
  )
  return { entries, places, samples: heads.flatMap(listSamples) }
}

const before = 'site-map.yaml'
const ofBefore =
  'is of a release before pages said their own place; `pnpm content export` of 0.3.1 writes this folder anew.'

const kinds: Readonly<Record<PageHead['value']['kind'], EntryKind>> = {
  page: 'content',
  landing: 'landing',
  live: 'live',
  placeholder: 'placeholder',
  link: 'external',
  group: 'group',
}

/** Those without a place come behind the others. */
const byPlace = (a: PageHead, b: PageHead): number =>
  compare(placeOf(a), placeOf(b)) || compare(a.file, b.file)
const placeOf = ({ value: { place } }: PageHead): string => place ?? '~'
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const toEntry = ({ path, value }: PageHead, pages: Entry[] | undefined): Entry => {
  const { title, kind, href, standing, emblem, see, hidden, until } = applyTypographyDeep(value)
  return {
    title,
    ...(path !== null && { path }),
    ...(href !== undefined && { href }),
    // That of a written page is its text's.
    ...(standing !== undefined && kind !== 'page' && { standing }),
    ...(emblem !== undefined && { emblem }),
    ...(see && { see }),
    ...(hidden && { hidden }),
    ...(until !== undefined && { until }),
    kind: kinds[kind],
    ...(pages && { pages }),
  }
}

const assertPlaced = (head: PageHead, keys: ReadonlySet<string>, reached: ReadonlySet<PageHead>): void => {
  const { file, value, findLine } = head
  const { parent } = value
  if (parent !== undefined && !keys.has(parent))
    throw new ContentError(file, `parent: ${parent} is no page.`, findLine(['parent']))
  if (!reached.has(head))
    throw new ContentError(file, 'parent: what is above it lies beneath it, too.', findLine(['parent']))
}

const refuserOf =
  ({ file, findLine }: PageHead) =>
  (problem: string, field: string): never => {
    throw new ContentError(file, problem, findLine([field]))
  }

/** Refuses what can't be true together, and a drawing that isn't there. */
const assertWhole = (head: PageHead, files: Files): void => {
  const { path, value, hasText } = head
  const { kind, title, href, emblem, until } = value
  const refuse = refuserOf(head)
  if ((kind === 'link') !== (href !== undefined))
    refuse(`"${title}" must have an href and kind: link, or neither.`, 'kind')
  if (kind === 'live' && until !== undefined)
    refuse(`"${title}" is made by code, so it can be hidden, but has no last day.`, 'until')
  if ((path === null) !== (kind === 'link' || kind === 'group'))
    refuse(`"${title}" belongs into the folder ${path === null ? 'pages' : 'menu'}.`, 'kind')
  if (kind !== 'page' && hasText) refuse(`"${title}" is no page of its own, so it can have no text.`, 'kind')
  if (emblem !== undefined && !files.has(`pictures/emblem-${emblem}.svg`))
    refuse(`pictures/emblem-${emblem}.svg is missing.`, 'emblem')
  const reserved = path === null ? undefined : reservedFault(path, kind === 'live')
  if (reserved !== undefined) refuse(reserved, 'title')
}

/** Refuses what has pages beneath it and can't, or has none and needs them. */
const assertBeneath = (head: PageHead, hasPages: boolean, mayEnd: boolean): void => {
  const { kind, title } = head.value
  const refuse = refuserOf(head)
  if (kind === 'link' && hasPages)
    refuse(`"${title}" leads to another site, so it can have no pages.`, 'kind')
  if (mayEnd || hasPages) return
  if (kind === 'group') refuse(`"${title}" is a group, so it needs pages beneath it.`, 'kind')
  if (kind === 'landing') refuse(`"${title}" is a landing page, so it needs pages beneath it.`, 'kind')
}

/** Why no entry of a kind can have an address, for authors. */
const reservedFault = (path: string, isLive: boolean): string | undefined => {
  const problem = reservedProblem(path, isLive)
  if (problem === undefined) return undefined
  return codePaths.includes(path) ? `${toText(problem)} Its file says "kind: live".` : toText(problem)
}

/** What `see` names must be pages. */
const assertLinksExist = ({ file, value: { see = [] }, findLine }: PageHead, places: Places): void => {
  collectErrors(
    see.map((path, n) => () => {
      if (!places.has(path.replace(/#.*$/, '')))
        throw new ContentError(file, `${path} is no page of the site map.`, findLine(['see', n]))
    }),
  )
}

/** The marks of an entry; those of a written page are told with its text. */
const listSamples = ({ file, value: { kind, sample = [] } }: PageHead): Samples[] =>
  kind === 'page' ? [] : [{ file, names: sample === true ? ['its words'] : sample }]
