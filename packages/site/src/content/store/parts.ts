import type { Contact } from '../contact.ts'
import type { SiteContent } from './current.ts'
import type { HomeView } from '../home.ts'
import type { ContentPage } from '../pages/content-page.ts'
import type { Monograph, MonographRecord } from '../monograph.ts'
import type { ListedProgram, ProgramPart } from '../program.ts'
import type { AcademicCalendar } from '../academic-calendar.ts'

/** Parts of the content by name. Browsers fetch each as a file when a page needs it. */
export interface Parts {
  site: SiteContent
  home: HomeView
  contact: Contact
  /** Descriptions of the written pages by path. */
  descriptions: Readonly<Record<string, string>>
  /** Paths of programs, schools and offices by name, for links in bodies. */
  names: Readonly<Record<string, string>>
  /** All programs for lists, sorted by level. */
  programs: readonly ListedProgram[]
  'academic-calendar': AcademicCalendar
  /** Titles and addresses of the monographs. */
  monographs: readonly Pick<MonographRecord, 'address' | 'title'>[]
  [page: `pages/${string}`]: ContentPage
  [program: `programs/${string}`]: ProgramPart
  [monograph: `monographs/${string}`]: Monograph
}
export type PartName = keyof Parts

/** Reads a part by name; undefined if there is none. */
export type PartReader = (name: string) => Promise<unknown>

let readerInUse: PartReader = async () => undefined

/** Sets the source of parts: memory on the server, requests in a browser. */
export const setPartReader = (reader: PartReader): void => {
  readerInUse = reader
}

export const findPart = async <N extends PartName>(name: N): Promise<Parts[N] | undefined> =>
  (await readerInUse(name)) as Parts[N] | undefined

/** Throws an error if there is no such part. */
export const readPart = async <N extends PartName>(name: N): Promise<Parts[N]> => {
  const part = await findPart(name)
  if (part === undefined) throw new Error(`The content has no ${name}.`)
  return part
}
