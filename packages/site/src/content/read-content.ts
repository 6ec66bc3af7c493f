import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readAcademicCalendar, type AcademicCalendar } from './read-academic-calendar.ts'
import { readCollege, type College } from './college.ts'
import { readContact, type Contact } from './contact.ts'
import type { Colours } from './colours.ts'
import { ContentError, collectErrors } from './content-error.ts'
import { readData } from './data.ts'
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
import type { Samples } from './sample.ts'
import { readSearchWords, type SearchWords } from './search-words.ts'
import { readSiteMap, type Entry, type Places } from './site-map.ts'

/** All that a college edits, read and checked. */
export interface Content {
  college: College
  colours: Colours
  home: Home
  contact: Contact
  entries: Entry[]
  /** Where short addresses lead that people type by hand. */
  redirects: Readonly<Record<string, string>>
  /** The written pages, by their address. */
  pages: Record<string, ContentPage>
  /** The research monographs, and the words of each for the search, by their addresses. */
  monographs: Record<string, MonographText>
  monographWords: Record<string, string>
  /** Which pages people mean by which words, and synonyms; for the server's search. */
  searchWords: SearchWords
  /** The programs that the college offers, by their addresses. */
  programs: Record<string, Program>
  academicCalendar: AcademicCalendar
  /** What is still to be replaced, file by file. */
  samples: Samples[]
}

/** Reads everything under `content/`. Throws a `ContentError` with every fault, by file and, where it can, line. */
export const readContent = (directory: string): Content => {
  const [identity, home, words, map] = collectErrors([
    () => readCollege(join(directory, 'college/college.yaml')),
    () => readHome(join(directory, 'home.yaml')),
    () => readContact(directory),
    () => readSiteMap(join(directory, 'site-map.yaml')),
  ])
  const { college, colours } = identity
  const known = [...map.places.keys(), ...programSlugs(directory).map(programPath)]
  const monographs = readMonographs(directory, known).map(
    (one) => [monographPath(one.page.link), one] as const,
  )
  const paths = new Set([...known, ...monographs.map(([path]) => path)])
  const [programs, schoolYear] = collectErrors([
    () => readPrograms({ college, directory, paths }),
    () => readAcademicCalendar(directory, college),
  ])
  const surroundings = {
    college,
    directory,
    paths,
    programs: programs.map(({ program }) => summarizeProgram(program)),
  }
  const [pages, privacy, , search] = collectErrors([
    () => readPages(directory, map.places, surroundings),
    () => readContentPage(join(directory, 'privacy-notice.md'), surroundings),
    () => assertNoneMissing(directory, map.places),
    () => readSearchWords(join(directory, 'search.yaml'), paths),
  ])
  const dialled = <P extends { html: string }>(page: P): P => ({
    ...page,
    html: linkPhoneNumbers(page.html, college.callingCode),
  })
  const data = readDataFiles(directory, new Set([...pages, privacy].map((page) => page.data)))
  return {
    college,
    colours,
    home: home.value,
    contact: { ...words.contact, privacy: dialled(privacy.page) },
    entries: map.entries,
    redirects: map.redirects,
    pages: Object.fromEntries(pages.map(({ path, page }) => [path, dialled(page)])),
    monographs: Object.fromEntries(monographs.map(([path, { page }]) => [path, page])),
    monographWords: Object.fromEntries(monographs.map(([path, { words }]) => [path, words])),
    searchWords: search,
    programs: Object.fromEntries(
      programs.map(({ program }) => [programPath(program.slug), dialled(program)]),
    ),
    academicCalendar: schoolYear.academicCalendar,
    samples: [identity, home, words, map, schoolYear, ...programs, ...data, ...pages, privacy].map(
      ({ samples }) => samples,
    ),
  }
}

const readPages = (
  directory: string,
  places: Places,
  surroundings: MarkdownContext,
): (ReadPage & { path: string })[] =>
  collectErrors(
    [...findMarkdown(join(directory, 'pages'))].map(([path, file]) => () => {
      if (places.get(path)?.kind !== 'content')
        throw new ContentError(
          file,
          `the site map has no entry with the path ${path} that is to be written here.`,
        )
      return { path, ...readContentPage(file, surroundings) }
    }),
  )

const assertNoneMissing = (directory: string, places: Places): void => {
  const files = findMarkdown(join(directory, 'pages'))
  collectErrors(
    [...places].map(([path, { kind, file, line }]) => () => {
      if (kind === 'content' && !files.has(path))
        throw new ContentError(file, `content/pages${path}.md is missing.`, line)
    }),
  )
}

/** Also of data that no page shows any more somebody would think that it is on the site. */
const readDataFiles = (directory: string, used: ReadonlySet<string | undefined>) =>
  collectErrors(
    findFiles(join(directory, 'data'), '.yaml').map((name) => () => {
      const file = join(directory, 'data', name)
      if (!used.has(name)) throw new ContentError(file, 'no page names this file as its data.')
      return readData(file)
    }),
  )

/** Markdown files by the address they are the page of: `pages/about-us/history.md` is `/about-us/history`. */
const findMarkdown = (directory: string): Map<string, string> =>
  new Map(
    findFiles(directory, '.md').map(
      (name) => [`/${name.replace(/\.md$/, '')}`, join(directory, name)] as const,
    ),
  )

const findFiles = (directory: string, ending: string): string[] => {
  const names = existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : []
  return names.filter((name) => name.endsWith(ending)).sort()
}
