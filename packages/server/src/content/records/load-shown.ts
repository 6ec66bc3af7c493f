import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import type { FolderRecords, ShownRecord, ShownRecords } from '@kampana/shared/content/shown-records'
import { join } from 'node:path'
import type { Settings } from '../../env.ts'
import type { SiteCode } from '../../front-ends.ts'
import type { LoadedContent } from '../content.ts'
import { CollegeUnreadable } from '../content-store.ts'

/** A folder, and what the site shows of it and of records. */
interface ShownContent {
  folder: LoadedContent
  shown: LoadedContent
  /** The faults of what lies over the folder, which is left out. */
  faults: string | undefined
}

/** Loads the college's folder with what lies over it. Rejects with `CollegeUnreadable`. */
export const contentLoader = (
  { collegeDir: directory, dataDir }: Pick<Settings, 'collegeDir' | 'dataDir'>,
  { loadContent, builtCache }: Pick<SiteCode, 'loadContent' | 'builtCache'>,
) => {
  /** Both have a cache of their own, so that a start, which reads the folder first, finds them. */
  const cache = (name: string): string => join(dataDir, 'cache', name)
  return async (records: ShownRecords): Promise<ShownContent> => {
    const caches = [builtCache, cache('content.json')]
    const folder = await loadContent({ directory, caches }).catch(throwUnreadable)
    const laid = differing(records, folder.folder().records)
    if (isEmpty(laid)) return { folder, shown: folder, faults: undefined }
    const load = (leftOut: readonly string[]) =>
      loadContent({ directory, records: laid, leftOut, caches: [cache('content-shown.json')] }).catch(
        throwUnreadable,
      )
    return { folder, ...(await withoutFaulty(load)) }
  }
}

/** Reads what a folder with texts over its files says of records. Rejects with `CollegeUnreadable`. */
export const loadFolderRecords =
  ({ collegeDir: directory }: Pick<Settings, 'collegeDir'>, { loadContent }: Pick<SiteCode, 'loadContent'>) =>
  async (texts: FolderTexts): Promise<FolderRecords> =>
    (await loadContent({ directory, texts, caches: [] }).catch(throwUnreadable)).folder()

/** What keeps content from being shown, one fault a line; undefined for nothing. */
export const faultsOf = (loading: Promise<ShownContent>): Promise<string | undefined> =>
  loading.then(
    ({ faults }) => faults,
    (error: unknown) => {
      if (error instanceof CollegeUnreadable) return error.message
      throw error
    },
  )

/** Loads without the files that have faults, where some have, and without those that have one since others are left out. */
const withoutFaulty = async (
  load: (leftOut: readonly string[]) => Promise<LoadedContent>,
  leftOut: readonly string[] = [],
  faults?: string,
): Promise<Pick<ShownContent, 'shown' | 'faults'>> => {
  try {
    return { shown: await load(leftOut), faults }
  } catch (error) {
    if (!(error instanceof CollegeUnreadable)) throw error
    const more = error.files.filter((file) => !leftOut.includes(file))
    if (more.length === 0) throw error
    const told = faults === undefined ? error.message : `${faults}\n${error.message}`
    return withoutFaulty(load, [...leftOut, ...more], told)
  }
}

/** The records that say something else than the folder. */
const differing = (records: ShownRecords, folder: ShownRecords): ShownRecords =>
  Object.fromEntries(Object.entries(records).filter(([name, own]) => toText(own) !== toText(folder[name])))

/** Records as a text that is the same in whatever order they come. */
const toText = (records: readonly ShownRecord[] = []): string =>
  records
    .map((record) => JSON.stringify(record))
    .sort()
    .join('\n')

const throwUnreadable = (error: unknown): never => {
  if (!isContentError(error)) throw error
  throw new CollegeUnreadable(
    error.message,
    error.faults.map(({ file }) => file),
  )
}

/** The site's build has a class of its own. */
const isContentError = (error: unknown): error is Error & { faults: readonly { file: string }[] } =>
  error instanceof Error && error.name === 'ContentError'

const isEmpty = (record: object): boolean => Object.keys(record).length === 0
