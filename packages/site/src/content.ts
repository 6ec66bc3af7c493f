import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readAcademicCalendar, type AcademicCalendar } from './content/academic-calendar.ts'
import { readCollege, type College } from './content/college.ts'
import { readContact, type Contact } from './content/contact.ts'
import type { Colours } from './content/colours.ts'
import { ContentError, gather } from './content/content-error.ts'
import { readData } from './content/data.ts'
import { readHome, type Home } from './content/home.ts'
import { readMarkdown, type ContentPage, type ReadPage, type Surroundings } from './content/markdown.ts'
import { monographPath, type ReadMonograph } from './content/monograph.ts'
import { readMonographs } from './content/read-monographs.ts'
import { listed, programPath, type Program } from './content/program.ts'
import { programSlugs, readPrograms } from './content/read-programs.ts'
import { withTelephoneLinks } from './content/telephones.ts'
import type { Samples } from './content/sample.ts'
import { readSearchWords, type SearchWords } from './content/search-words.ts'
import { readSiteMap, type Entry, type Places } from './content/site-map.ts'

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
  monographs: Record<string, ReadMonograph>
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
  const [identity, home, words, map] = gather([
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
  const [programs, schoolYear] = gather([
    () => readPrograms({ college, directory, paths }),
    () => readAcademicCalendar(directory, college),
  ])
  const surroundings = { college, directory, paths, programs: programs.map(({ program }) => listed(program)) }
  const [pages, privacy, , search] = gather([
    () => readPages(directory, map.places, surroundings),
    () => readMarkdown(join(directory, 'privacy-notice.md'), surroundings),
    () => checkNoneIsMissing(directory, map.places),
    () => readSearchWords(join(directory, 'search.yaml'), paths),
  ])
  const dialled = <P extends { html: string }>(page: P): P => ({
    ...page,
    html: withTelephoneLinks(page.html, college.callingCode),
  })
  const data = readEveryData(directory, new Set([...pages, privacy].map((page) => page.data)))
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
  surroundings: Surroundings,
): (ReadPage & { path: string })[] =>
  gather(
    [...markdownUnder(join(directory, 'pages'))].map(([path, file]) => () => {
      if (places.get(path)?.kind !== 'content')
        throw new ContentError(
          file,
          `the site map has no entry with the path ${path} that is to be written here.`,
        )
      return { path, ...readMarkdown(file, surroundings) }
    }),
  )

const checkNoneIsMissing = (directory: string, places: Places): void => {
  const files = markdownUnder(join(directory, 'pages'))
  gather(
    [...places].map(([path, { kind, file, line }]) => () => {
      if (kind === 'content' && !files.has(path))
        throw new ContentError(file, `content/pages${path}.md is missing.`, line)
    }),
  )
}

/** Also of data that no page shows any more somebody would think that it is on the site. */
const readEveryData = (directory: string, used: ReadonlySet<string | undefined>) =>
  gather(
    filesUnder(join(directory, 'data'), '.yaml').map((name) => () => {
      const file = join(directory, 'data', name)
      if (!used.has(name)) throw new ContentError(file, 'no page names this file as its data.')
      return readData(file)
    }),
  )

/** Markdown files by the address they are the page of: `pages/about-us/history.md` is `/about-us/history`. */
const markdownUnder = (directory: string): Map<string, string> =>
  new Map(
    filesUnder(directory, '.md').map(
      (name) => [`/${name.replace(/\.md$/, '')}`, join(directory, name)] as const,
    ),
  )

const filesUnder = (directory: string, ending: string): string[] => {
  const names = existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : []
  return names.filter((name) => name.endsWith(ending)).sort()
}
