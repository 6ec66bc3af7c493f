import type { SearchSynonyms } from '@kampana/shared/content/search-synonyms'
import '@kampana/shared/resources/register'
import type { SiteRecords } from '@kampana/shared/content/site-records'
import { academicCalendar } from '@kampana/shared/resources/academic-calendar'
import { calendarEntries } from '@kampana/shared/resources/calendar-entries'
import { college } from '@kampana/shared/resources/college'
import { contact } from '@kampana/shared/resources/contact'
import { home } from '@kampana/shared/resources/home'
import { monographs } from '@kampana/shared/resources/monographs'
import { offices } from '@kampana/shared/resources/offices'
import { pages } from '@kampana/shared/resources/pages'
import { people } from '@kampana/shared/resources/people'
import { programs } from '@kampana/shared/resources/programs'
import { redirects } from '@kampana/shared/resources/redirects'
import { searchTerms } from '@kampana/shared/resources/search-terms'
import type { Resource } from '@kampana/engine-declare/resource'
import { collegeColors } from '@kampana/shared/college/college-colors'
import { createHash } from 'node:crypto'
import { toAcademicCalendar, type AcademicCalendar } from './academic-calendar.ts'
import { addressWith, createShowFile, listDrawings, type Assets } from './folder/assets.ts'
import type { BodyContext } from './body/render-record.ts'
import type { College } from './college.ts'
import { toContact, toOffices, type Contact } from './contact.ts'
import type { Files } from './folder/files.ts'
import { hashContent } from './hash-content.ts'
import { toHome, type HomeView } from './home.ts'
import type { Monograph } from './monograph.ts'
import { toMonographs } from './monographs.ts'
import { toFilipinoPage, toPage, toNotice, type Made } from './pages.ts'
import type { ContentPage } from './pages/content-page.ts'
import { filipinoPath, isInFilipino } from './pages/filipino.ts'
import type { Program } from './program.ts'
import { toPrograms } from './programs.ts'
import { recordOf, recordsOf } from './records-of.ts'
import { toRedirects } from './redirects.ts'
import { createMemory } from './remember.ts'
import { isSampleSeal } from './sample-seal.ts'
import { toSearchSynonyms } from './search-synonyms.ts'
import { toSiteMap, type Entry, type PageRecord } from './site-map.ts'
import { colorCss } from './theme/colors.ts'
import { readTheme } from './theme/read-theme.ts'

/** Published content of a college. */
export interface Content {
  /** Identifies the content. */
  hash: string
  college: College
  /** Colors, the seal, drawings and `theme.css` as CSS. */
  css: string
  /** Drawings' addresses by name. */
  drawings: Readonly<Record<string, string>>
  /** Seal as SVG, in its colors and in `currentColor`. */
  seal: { colored: string; plain: string }
  /** Lists the files used by pages, by address: `/content/files/pictures/map-1a2b3c4d.svg`. Renders all pages. */
  assets: () => Assets
  home: HomeView
  contact: Contact
  entries: readonly Entry[]
  /** Paths that short addresses redirect to. */
  redirects: Readonly<Record<string, string>>
  /** Pages with a text by path. */
  pages: Readonly<Record<string, ContentPage>>
  /** Research monographs by path. */
  monographs: Readonly<Record<string, Monograph>>
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
export const makeContent = (site: SiteRecords, files: Files): Content => {
  const { records, lists, measures } = site
  const all = <R extends Resource>(resource: R) => recordsOf(records, resource)
  const own = recordOf(records, college)
  const identity = identities(own, [files], () => readIdentity(own, files))
  const samples = [
    ...site.samples.filter((name) => name !== 'seal'),
    ...(isSampleSeal(identity.seal.colored) ? ['seal'] : []),
  ]
  const map = toSiteMap(all(pages))
  const { paths, names } = listPaths(records, map.placed)
  const filipino = knownFilipino(
    map.placed.flatMap((page) =>
      isInFilipino(page) ? [[String(page.address), String(page.fil_title)] as const] : [],
    ),
  )
  const context: BodyContext = {
    college: identity.college,
    files,
    paths,
    names,
    filipino,
    records,
    lists,
    measures,
  }
  const ownPages = map.placed
    .flatMap((record) => toPages(record, context))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const ownPrograms = toPrograms(all(programs), context)
  const ownMonographs = toMonographs(all(monographs), context)
  const contactTexts = recordOf(records, contact)
  const { privacy_title: title, privacy_summary: description, privacy: body } = contactTexts
  const privacy = toNotice(contactTexts, { title, description, standing: null, body }, context)
  const { show, shown } = createShowFile(files)
  const calendar = toAcademicCalendar(recordOf(records, academicCalendar), all(calendarEntries))
  const made = [...ownPages.map(([, each]) => each), ...ownPrograms, ...ownMonographs, privacy]
  return {
    hash: hashContent(site, files, [identity.css, identity.drawings]),
    ...identity,
    samples,
    assets: () => Object.assign({}, identity.assets, shown, ...made.map(({ assets }) => assets())),
    home: toHome(
      recordOf(records, home),
      {
        college: own,
        schoolYear: calendar.record.school_year,
        programs: all(programs),
        people: all(people),
      },
      show,
    ),
    contact: {
      record: toContact(contactTexts, show),
      privacy: privacy.page,
      offices: toOffices(all(offices)),
    },
    entries: map.entries,
    redirects: toRedirects(all(redirects), paths),
    pages: Object.fromEntries(ownPages.map(([path, { page }]) => [path, page])),
    monographs: Object.fromEntries(ownMonographs.map(({ page }) => [page.record.address, page])),
    searchWords: toSearchSynonyms(all(searchTerms), paths),
    programs: Object.fromEntries(ownPrograms.map(({ page }) => [page.record.address, page])),
    names: Object.fromEntries(names),
    academicCalendar: calendar,
  }
}

const identities = createMemory<ReturnType<typeof readIdentity>>()

/** Properties of the college that every page shows. Recomputed only if its record or the folder has changed. */
const readIdentity = (record: College, files: Files) => {
  const colors = collegeColors(record)
  const seal = { colored: `${record.seal}\n`, plain: `${record.seal_mono}\n` }
  const own = listDrawings(files)
  const sealAddress = addressWith('seal.svg', createHash('sha256').update(seal.colored).digest('base64url'))
  return {
    college: record,
    seal,
    drawings: { seal: sealAddress, ...own.drawings },
    assets: { ...own.assets, [sealAddress]: 'seal.svg' },
    css: colorCss(colors) + own.css + readTheme(files, colors),
  }
}

/** Titles of all pages by address, and addresses of programs, schools and offices by name. */
const listPaths = (
  records: SiteRecords['records'],
  placed: readonly PageRecord[],
): Pick<BodyContext, 'paths' | 'names'> => {
  const programValues = recordsOf(records, programs)
  const pageValues = placed
  const all = [...pageValues, ...programValues, ...recordsOf(records, monographs)]
  const paths = knownPaths(all.map(({ address, title }) => [String(address), title]))
  const named = [
    ...recordsOf(records, offices).map(({ title, page }) => [title, String(page)] as const),
    ...pageValues
      .filter(({ shape }) => shape === 'school')
      .map(({ title, address }) => [title, String(address)] as const),
    ...programValues.flatMap(({ title, short, address }) =>
      [title, short].map((name) => [name, address] as const),
    ),
  ]
  return { paths, names: knownNames(named.filter(([, address]) => paths.has(address))) }
}

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
const toPages = (page: PageRecord, context: BodyContext): [string, Made<ContentPage>][] => {
  const path = String(page.address)
  return [
    ...(page.kind === 'page' || (page.kind === 'placeholder' && page.body !== null)
      ? [[path, toPage(page, context)] as [string, Made<ContentPage>]]
      : []),
    ...(isInFilipino(page)
      ? [[filipinoPath(path), toFilipinoPage(page, context)] as [string, Made<ContentPage>]]
      : []),
  ]
}
