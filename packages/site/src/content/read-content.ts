import { checkAddresses } from './checks/check-addresses.ts'
import { checkDrawings } from './checks/check-drawings.ts'
import { checkFiles } from './checks/check-files.ts'
import { readAcademicCalendar, type AcademicCalendar } from './read-academic-calendar.ts'
import { readCollege, type College } from './college.ts'
import { readContact, type Contact } from './contact.ts'
import type { Colours } from '@kampana/shared/schema/college-schema'
import { ContentError, collectErrors } from './content-error.ts'
import { assetAddresses } from './assets.ts'
import { colourCss } from './theme/colours.ts'
import { readData } from './yaml/data.ts'
import { sealCss } from './theme/seal-css.ts'
import type { Files } from './files.ts'
import { readHome, type Home } from './home.ts'
import {
  readContentPage,
  type ContentPage,
  type ReadPage,
  type MarkdownContext,
} from './markdown/read-markdown.ts'
import { monographPath, type MonographText } from './monograph.ts'
import { readMonographs } from './read-monographs.ts'
import { summarizeProgram, programPath, type Program } from './program.ts'
import { programSlugs, readPrograms } from './read-programs.ts'
import { linkPhoneNumbers } from './markdown/link-phone-numbers.ts'
import type { Samples } from './yaml/sample.ts'
import { readTheme } from './theme/read-theme.ts'
import { readSearchWords, type SearchWords } from './search-words.ts'
import { readSiteMap, type Entry, type Places } from './site-map.ts'

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
}

/** Reads everything in a college's folder. Throws a `ContentError` with all errors, by file and line. */
export const readContent = (files: Files): Content => {
  const [identity, home, words, map] = collectErrors([
    () => readCollege(files),
    () => readHome(files),
    () => readContact(files),
    () => readSiteMap(files),
    () => checkFiles(files),
    () => checkDrawings(files),
  ])
  const { college, colours } = identity
  const known = [...map.places.keys(), ...programSlugs(files).map(programPath)]
  const monographs = readMonographs(files, known).map(
    (monograph) => [monographPath(monograph.page.link), monograph] as const,
  )
  const paths = new Set([...known, ...monographs.map(([path]) => path)])
  checkAddresses([
    ...[...map.places].map(([path, { file, line }]) => ({ path, file, line })),
    ...programSlugs(files).map((slug) => ({ path: programPath(slug), file: `programs/${slug}.md` })),
    ...monographs.map(([path, { page }]) => ({ path, file: `monographs/${page.link}.md` })),
  ])
  const [programs, schoolYear] = collectErrors([
    () => readPrograms({ college, files, paths }),
    () => readAcademicCalendar(files, college),
  ])
  const context = {
    college,
    files,
    paths,
    programs: programs.map(({ program }) => summarizeProgram(program)),
  }
  const [pages, privacy, , search] = collectErrors([
    () => readPages(map.places, context),
    () => readContentPage('privacy-notice.md', context),
    () => assertNoneMissing(files, map.places),
    () => readSearchWords(files, paths),
    () => readTheme(files, colours),
  ])
  const withPhoneLinks = <P extends { html: string }>(page: P): P => ({
    ...page,
    html: linkPhoneNumbers(page.html, college.callingCode),
  })
  const data = readDataFiles(files, new Set([...pages, privacy].map((page) => page.data)))
  const assets = assetAddresses(files)
  const shown = assets.resolve({
    home: home.value,
    contact: { ...words.contact, privacy: withPhoneLinks(privacy.page) },
    pages: Object.fromEntries(pages.map(({ path, page }) => [path, withPhoneLinks(page)])),
    monographs: Object.fromEntries(monographs.map(([path, { page }]) => [path, page])),
    programs: Object.fromEntries(
      programs.map(({ program }) => [programPath(program.slug), withPhoneLinks(program)]),
    ),
  })
  return {
    college,
    colours,
    ...shown,
    ...readLook(files, colours, assets),
    assets: assets.all(),
    entries: map.entries,
    redirects: map.redirects,
    monographWords: Object.fromEntries(monographs.map(([path, { words }]) => [path, words])),
    searchWords: search,
    academicCalendar: schoolYear.academicCalendar,
    samples: [identity, home, words, map, schoolYear, ...programs, ...data, ...pages, privacy].map(
      ({ samples }) => samples,
    ),
  }
}

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

const readPages = (places: Places, context: MarkdownContext): (ReadPage & { path: string })[] =>
  collectErrors(
    [...findPageFiles(context.files)].map(([path, file]) => () => {
      if (places.get(path)?.kind !== 'content')
        throw new ContentError(
          file,
          `the site map has no entry with the path ${path} that is to be written here.`,
        )
      return { path, ...readContentPage(file, context) }
    }),
  )

const assertNoneMissing = (files: Files, places: Places): void => {
  const pages = findPageFiles(files)
  collectErrors(
    [...places].map(([path, { kind, file, line }]) => () => {
      if (kind === 'content' && !pages.has(path))
        throw new ContentError(file, `pages${path}.md is missing.`, line)
    }),
  )
}

/** Refuses a data file that no page uses, since its author would think that it is shown. */
const readDataFiles = (files: Files, used: ReadonlySet<string | undefined>) =>
  collectErrors(
    findFiles(files, 'data', '.yaml').map((file) => () => {
      if (!used.has(file.slice('data/'.length)))
        throw new ContentError(file, 'no page names this file as its data.')
      return readData(files, file)
    }),
  )

/** The files of the written pages by the pages' paths: `pages/about-us/history.md` is `/about-us/history`. */
const findPageFiles = (files: Files): Map<string, string> =>
  new Map(
    findFiles(files, 'pages', '.md').map(
      (file) => [file.slice('pages'.length, -'.md'.length), file] as const,
    ),
  )

const findFiles = (files: Files, folder: string, ending: string): string[] =>
  files.list(folder).filter((path) => path.endsWith(ending))
