import type { SearchSynonyms } from '@kampana/shared/content/search-synonyms'
import '@kampana/shared/resources/register'
import type { ShownRecord, ShownRecords } from '@kampana/shared/content/shown-records'
import type { Colors } from '@kampana/engine-declare/colors/colors'
import { createHash } from 'node:crypto'
import { toAcademicCalendar, type AcademicCalendar } from './academic-calendar.ts'
import { addressWith, createShowFile, listDrawings, type Assets } from './folder/assets.ts'
import type { BodyContext } from './body/render-record.ts'
import { toCollege, type College } from './college.ts'
import { toContact, toOffices, type Contact } from './contact.ts'
import type { Files } from './folder/files.ts'
import { hashContent } from './hash-content.ts'
import { toHome, type HomeContent } from './home.ts'
import { monographPath, type MonographText } from './monograph.ts'
import { toMonographs } from './monographs.ts'
import { toFilipinoPage, toPage, toNotice, type Made } from './pages.ts'
import type { ContentPage } from './pages/content-page.ts'
import { filipinoPath, isInFilipino } from './pages/filipino.ts'
import { programPath, type Program } from './program.ts'
import { toPrograms } from './programs.ts'
import { toRedirects } from './redirects.ts'
import { createMemory } from './remember.ts'
import { isSampleSeal } from './sample-seal.ts'
import { toSearchSynonyms } from './search-synonyms.ts'
import { pageOf, toSiteMap, type Entry } from './site-map.ts'
import { colorCss } from './theme/colors.ts'
import { readTheme } from './theme/read-theme.ts'

/** Published content of a college. */
export interface Content {
  /** Identifies the content. */
  hash: string
  college: College
  colors: Colors
  /** Colors, the seal, drawings and `theme.css` as CSS. */
  css: string
  /** Drawings' addresses by name. */
  drawings: Readonly<Record<string, string>>
  /** Seal as SVG, in its colors and in `currentColor`. */
  seal: { colored: string; plain: string }
  /** Lists the files used by pages, by address: `/content/files/pictures/map-1a2b3c4d.svg`. Renders all pages. */
  assets: () => Assets
  home: HomeContent
  contact: Contact
  entries: readonly Entry[]
  /** Paths that short addresses redirect to. */
  redirects: Readonly<Record<string, string>>
  /** Pages with a text by path. */
  pages: Readonly<Record<string, ContentPage>>
  /** Research monographs by path. */
  monographs: Readonly<Record<string, MonographText>>
  searchWords: SearchSynonyms
  /** Programs by path. */
  programs: Readonly<Record<string, Program>>
  /** Paths of programs, schools and offices by name, for links in texts. */
  names: Readonly<Record<string, string>>
  academicCalendar: AcademicCalendar
  /** Names of the college's fields that still have sample values. */
  samples: readonly string[]
}

/**
 * Creates the content from published records and from the folder's drawings, images and `theme.css`. Reuses a record's result
 * unless its dependencies have changed. Throws a `ContentError` for an invalid `theme.css`.
 */
export const makeContent = (records: ShownRecords, files: Files): Content => {
  const [college, home, contact] = ['college', 'home', 'contact'].map((name) => onlyOf(records, name)) as [
    ShownRecord,
    ShownRecord,
    ShownRecord,
  ]
  const identity = identities(college, [files], () => readIdentity(college, files))
  const map = toSiteMap(recordsOf(records, 'pages'))
  const { paths, names } = listPaths(records, map.placed)
  const filipino = knownFilipino(
    map.placed
      .map(pageOf)
      .flatMap((page) =>
        isInFilipino(page) ? [[String(page.address), String(page.fil_title)] as const] : [],
      ),
  )
  const context: BodyContext = { college: identity.college, files, paths, names, filipino, records }
  const pages = map.placed.flatMap((record) => toPages(record, context)).sort(([a], [b]) => (a < b ? -1 : 1))
  const programs = toPrograms(recordsOf(records, 'programs'), context)
  const monographs = toMonographs(recordsOf(records, 'monographs'), context)
  const { privacy_title: title, privacy_summary: description, privacy: body } = contact.values
  const privacy = toNotice(contact, { title, description, standing: null, body }, context)
  const { show, shown } = createShowFile(files)
  const words = toContact(contact, show)
  const academicCalendar = toAcademicCalendar(
    recordsOf(records, 'academic-calendar'),
    recordsOf(records, 'calendar-entries'),
  )
  const { schoolYear } = academicCalendar
  const made = [...pages.map(([, each]) => each), ...programs, ...monographs, privacy]
  return {
    hash: hashContent(records, files, [identity.css, identity.drawings]),
    ...identity,
    assets: () => Object.assign({}, identity.assets, shown, ...made.map(({ assets }) => assets())),
    home: toHome(
      home,
      { college, schoolYear, programs: recordsOf(records, 'programs'), people: recordsOf(records, 'people') },
      show,
    ),
    contact: { ...words, privacy: privacy.page, offices: toOffices(recordsOf(records, 'offices')) },
    entries: map.entries,
    redirects: toRedirects(recordsOf(records, 'redirects'), paths),
    pages: Object.fromEntries(pages.map(([path, { page }]) => [path, page])),
    monographs: Object.fromEntries(monographs.map(({ page }) => [monographPath(page.link), page])),
    searchWords: toSearchSynonyms(recordsOf(records, 'search-terms'), paths),
    programs: Object.fromEntries(programs.map(({ page }) => [programPath(page.slug), page])),
    names: Object.fromEntries(names),
    academicCalendar,
  }
}

const recordsOf = (records: ShownRecords, name: string): readonly ShownRecord[] => records[name] ?? []

const onlyOf = (records: ShownRecords, name: string): ShownRecord => {
  const [record] = recordsOf(records, name)
  if (!record) throw new Error(`There is no record of ${name}.`)
  return record
}

const identities = createMemory<ReturnType<typeof readIdentity>>()

/** Properties of the college that every page shows. Recomputed only if its record or the folder has changed. */
const readIdentity = (record: ShownRecord, files: Files) => {
  const { college, colors } = toCollege(record)
  const seal = {
    colored: `${String(record.values['seal'])}\n`,
    plain: `${String(record.values['seal_mono'])}\n`,
  }
  const own = listDrawings(files)
  const sealAddress = addressWith('seal.svg', createHash('sha256').update(seal.colored).digest('base64url'))
  return {
    college,
    colors,
    seal,
    drawings: { seal: sealAddress, ...own.drawings },
    assets: { ...own.assets, [sealAddress]: 'seal.svg' },
    css: colorCss(colors) + own.css + readTheme(files, colors),
    samples: [
      ...record.samples.filter((name) => name !== 'seal'),
      ...(isSampleSeal(seal.colored) ? ['seal'] : []),
    ],
  }
}

/** Titles of all pages by address, and addresses of programs, schools and offices by name. */
const listPaths = (
  records: ShownRecords,
  placed: readonly ShownRecord[],
): Pick<BodyContext, 'paths' | 'names'> => {
  const programs = recordsOf(records, 'programs')
  const all = [...placed, ...programs, ...recordsOf(records, 'monographs')]
  const paths = knownPaths(all.map(({ values }) => [String(values['address']), String(values['title'])]))
  const named = [
    ...namesOf(recordsOf(records, 'offices'), ['title'], 'page'),
    ...namesOf(
      placed.filter(({ values }) => values['shape'] === 'school'),
      ['title'],
      'address',
    ),
    ...namesOf(programs, ['title', 'short'], 'address'),
  ]
  return { paths, names: knownNames(named.filter(([, address]) => paths.has(address))) }
}

const namesOf = (records: readonly ShownRecord[], names: readonly string[], address: string) =>
  records.flatMap(({ values }) =>
    names.map((name) => [String(values[name]), String(values[address])] as const),
  )

/** Returns the same map as long as its entries are equal. */
const createKnownMap = () => {
  let known: ReadonlyMap<string, string> = new Map()
  return (entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> => {
    const map = new Map(entries)
    if (map.size !== known.size || entries.some(([key]) => map.get(key) !== known.get(key))) known = map
    return known
  }
}
const knownPaths = createKnownMap()
const knownNames = createKnownMap()
const knownFilipino = createKnownMap()

/** Page of a record at its path, and the Filipino version if there is one. */
const toPages = (record: ShownRecord, context: BodyContext): [string, Made<ContentPage>][] => {
  const page = pageOf(record)
  const path = String(page.address)
  return [
    ...(page.kind === 'page' || (page.kind === 'placeholder' && page.body !== null)
      ? [[path, toPage(record, context)] as [string, Made<ContentPage>]]
      : []),
    ...(isInFilipino(page)
      ? [[filipinoPath(path), toFilipinoPage(record, context)] as [string, Made<ContentPage>]]
      : []),
  ]
}
