import { checkAddresses } from './checks/check-addresses.ts'
import { checkDrawings } from './checks/check-drawings.ts'
import { checkFiles } from './checks/check-files.ts'
import { readAcademicCalendar, type AcademicCalendar } from './academic-calendar.ts'
import { readCollege, type College } from './college.ts'
import { readContact, type Contact } from './contact.ts'
import type { Colours } from '@kampana/shared/schema/college-schema'
import { collectErrors } from './content-error.ts'
import { assetAddresses } from './assets.ts'
import { colourCss } from './theme/colours.ts'
import { sampleSeal } from './sample-seal.ts'
import { sealCss } from './theme/seal-css.ts'
import type { FaultListener } from './faults/report-fault.ts'
import type { Files } from './files.ts'
import { readHome, type Home } from './home.ts'
import type { ContentPage } from './markdown/read-markdown.ts'
import { monographPath, type MonographText } from './monograph.ts'
import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { noticeFile } from './records/contact.ts'
import { downloadsFile, downloadsPath } from './records/downloads.ts'
import { readMonographs } from './documents/read-monographs.ts'
import { programPath, type Program } from './program.ts'
import { programSlugs, readPrograms } from './read-programs.ts'
import type { Samples } from './yaml/sample.ts'
import { readTheme } from './theme/read-theme.ts'
import { readSearchWords, type SearchWords } from './search-words.ts'
import { readAnew, type KnownPaths, type ReadCache } from './editing/read-cache.ts'
import { readPage, readPages } from './read-pages.ts'
import { readRedirects } from './redirects.ts'
import { readSiteMap, type Entry } from './site-map.ts'

/** All of a college's content, validated. */
export interface Content {
  college: College
  colours: Colours
  /** The colours, the seal, drawings and `theme.css` as CSS. */
  css: string
  /** The drawings' addresses by name. */
  drawings: Readonly<Record<string, string>>
  /** The seal, and the same in `currentColor`, as SVG. */
  seal: { coloured: string; plain: string }
  /** The files that pages refer to, by their addresses: `/content/files/pictures/map-1a2b3c4d.svg`. */
  assets: Readonly<Record<string, string>>
  home: Home
  contact: Contact
  entries: Entry[]
  /** The paths that short addresses redirect to. */
  redirects: Readonly<Record<string, string>>
  /** The Markdown pages by path. */
  pages: Record<string, ContentPage>
  /** The research monographs and, for the search, their plain texts, by path. */
  monographs: Record<string, MonographText>
  monographWords: Record<string, string>
  searchWords: SearchWords
  /** The programs by path. */
  programs: Record<string, Program>
  academicCalendar: AcademicCalendar
  /** The sample values that are still to be replaced, by file. */
  samples: Samples[]
  /** The files of each page that is written in files. */
  sources: readonly PageSource[]
}

/** A page, and the files that it consists of. */
export interface PageSource {
  address: string
  title: string
  files: readonly string[]
}

interface ReadOptions extends FaultListener {
  /** Remembers what has been read, for the next reading. */
  cache?: ReadCache
  /** Reads links that lead nowhere, too: a record may go while pages link to it, and no page may vanish by that. Redirects to such are left out. */
  allowsDeadLinks?: boolean
}

/** Reads everything in a college's folder. Throws a `ContentError` with all errors, by file and line. */
export const readContent = (
  source: Files,
  { cache = readAnew, allowsDeadLinks = false, onFault }: ReadOptions = {},
): Content => {
  const { files, remember, track: trackKnown } = cache(source)
  const track = (known: KnownPaths): KnownPaths => trackKnown(allowsDeadLinks ? everyPath : known)
  const [identity, home, contact, map] = collectErrors([
    () => remember('college', '', () => readCollege(files)),
    () => remember('home', '', () => readHome(files)),
    () => remember('contact', '', () => readContact(files)),
    () => remember('site map', String(allowsDeadLinks), () => readSiteMap(files, allowsDeadLinks)),
    () => remember('files', '', () => checkFiles(files)),
    () => checkDrawings(files, remember),
  ])
  const { college, colours } = identity
  const known = [...map.places.keys(), ...listPrograms(files).map(({ path }) => path)]
  const monographs = readMonographs({ files, remember, track }, known).map(
    (monograph) => [monographPath(monograph.page.link), monograph] as const,
  )
  const others = [...listPrograms(files), ...monographs.map(([path, { page }]) => toPlace(path, page))]
  checkAddresses([...[...map.places].map(([path, { file }]) => ({ path, file })), ...others])
  const allPaths = new Set([...known, ...monographs.map(([path]) => path)])
  const [paths, ends] = [track(allPaths), trackKnown(allPaths)]
  const context = { college, files, paths, remember, ...(onFault && { onFault }) }
  const [programs, schoolYear, downloads] = collectErrors([
    () => readPrograms(context),
    () => remember('school year', '', () => readAcademicCalendar(files)),
    () => remember('downloads', '', () => downloadsFile.read(files)),
  ])
  const [pages, privacy, search, redirects] = collectErrors([
    () => readPages(map.places, context),
    () => readPage(noticeFile, context),
    () => remember('search', '', () => readSearchWords(files, paths)),
    () => remember('redirects', String(allowsDeadLinks), () => readRedirects(files, ends, allowsDeadLinks)),
    () => readTheme(files, colours),
  ])
  const said = [identity, home, contact, ...downloads.map(toSamples), ...monographs.map(([, each]) => each)]
  const [assets, seal] = [assetAddresses(files), sampleSeal(files)]
  const shown = assets.resolve({
    home: home.value,
    contact: { ...contact.value, privacy: privacy.page },
    pages: Object.fromEntries(pages.map(({ path, page }) => [path, page])),
    monographs: Object.fromEntries(monographs.map(([path, { page }]) => [path, page])),
    programs: Object.fromEntries(programs.map(({ program }) => [programPath(program.slug), program])),
  })
  return {
    college,
    colours,
    ...shown,
    ...readLook(files, colours, assets),
    assets: assets.all(),
    entries: map.entries,
    redirects,
    monographWords: Object.fromEntries(monographs.map(([path, { words }]) => [path, words])),
    searchWords: search,
    academicCalendar: schoolYear.value,
    samples: [
      ...samplesOf([...said, ...programs, ...pages, privacy]),
      ...map.samples,
      ...schoolYear.samples,
      seal,
    ],
    sources: listSources({ pages, privacy, programs, monographs }),
  }
}

const samplesOf = (read: readonly { samples: Samples }[]): Samples[] => read.map(({ samples }) => samples)

/** The address and file of each program. */
const listPrograms = (files: Files) =>
  programSlugs(files).map((slug) => ({ path: programPath(slug), file: `programs/${slug}.md` }))

const everyPath: KnownPaths = { has: () => true }

const toPlace = (path: string, { link }: MonographText) => ({ path, file: `monographs/${link}.md` })

const toSamples = ({ samples }: ShownRecord) => ({ samples: { file: downloadsPath, names: samples } })

/** Every page that is written in files, with them. */
const listSources = ({
  pages,
  privacy,
  programs,
  monographs,
}: {
  pages: ReturnType<typeof readPages>
  privacy: ReturnType<typeof readPage>
  programs: ReturnType<typeof readPrograms>
  monographs: readonly (readonly [path: string, monograph: { page: MonographText }])[]
}): PageSource[] => [
  ...pages.map(({ path, file, page: { title } }) => ({
    address: path,
    title,
    files: [file],
  })),
  {
    address: '/contact-us',
    title: privacy.page.title,
    files: [noticeFile],
  },
  ...programs.map(({ program: { slug, title } }) => ({
    address: programPath(slug),
    title,
    files: [`programs/${slug}.md`],
  })),
  ...monographs.map(
    ([
      address,
      {
        page: { link, title },
      },
    ]) => ({
      address,
      title,
      files: [`monographs/${link}.md`],
    }),
  ),
]

/** The seal, the drawings, and the CSS that is made of them, the colours and `theme.css`. */
const readLook = (
  files: Files,
  colours: Colours,
  assets: ReturnType<typeof assetAddresses>,
): Pick<Content, 'css' | 'seal' | 'drawings'> => {
  const seal = { coloured: files.text('seal.svg'), plain: files.text('seal-mono.svg') }
  return {
    seal,
    drawings: assets.drawings(),
    css: colourCss(colours) + sealCss(seal.coloured) + assets.css() + readTheme(files, colours),
  }
}
