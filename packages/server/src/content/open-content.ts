import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { SiteRecords } from '@kampana/shared/content/site-records'
import { allRecordPages, type RecordPages } from '@kampana/engine-declare/record-pages'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { createIdentity, type CollegeIdentity } from '../college/college.ts'
import type { Settings } from '../env.ts'
import type { SiteCode } from '../front-ends.ts'
import type { Content } from './content.ts'
import { CollegeUnreadable, type ContentStore } from './content-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { SiteEntry } from '../site/site-entry.ts'

/** Content of the site: the database's records, and the rest of the college's folder. */
export const openContent = ({ collegeDir }: Pick<Settings, 'collegeDir'>, code: SiteCode): ContentStore => {
  const pages = allRecordPages()
  let records: SiteRecords | undefined
  let days: CheckedDays = {}
  let known: Used | undefined
  const compose = (site: SiteEntry, shown: SiteRecords): Content => {
    const content = readable(() => site.makeContent(shown, site.openFolder(collegeDir)))
    assertFreeAddresses(new Set([content.pages, content.programs].flatMap(Object.keys)), pages)
    return content
  }
  const make = async (): Promise<Used> => {
    const site = await code.entry()
    if (!records) throw new Error('The records are not read yet.')
    const content = compose(site, records)
    const checked = content.college.show_last_checked ? days : {}
    const additions = [pages, checked].filter(isFilled)
    const hash = additions.length > 0 ? digest([content.hash, ...additions]) : content.hash
    await site.setContent(content, hash, pages, checked)
    const identity = known?.content.college === content.college ? known.identity : createIdentity(content)
    return { content, hash, checked, records, identity }
  }
  const used = (): Used => {
    if (!known) throw new Error('The content is not loaded yet.')
    return known
  }
  let faults: string | undefined
  const reload = oneAtATime(async (): Promise<boolean> => {
    const before = known?.hash
    try {
      known = await make()
      faults = undefined
    } catch (error) {
      if (!known) throw namedAfter(collegeDir, error)
      faults = error instanceof Error ? error.message : String(error)
    }
    return known.hash !== before
  })
  return {
    identity: () => used().identity,
    content: () => used().content,
    checked: () => used().checked,
    hash: () => used().hash,
    faults: () => faults,
    reload,
    readFolder: (texts) =>
      code.readFolder(collegeDir, texts).catch((error: unknown) => throwUnreadable(error)),
    assertShows: async (shown) => {
      const site = await code.entry()
      try {
        compose(site, shown)
      } catch (error) {
        throw namedAfter(collegeDir, error)
      }
    },
    records: () => records,
    showRecords: async (newer, checked) => {
      records = newer
      days = checked
      const shown = known?.content.college.show_last_checked ? checked : {}
      if (!known || newer !== known.records || !isDeepStrictEqual(shown, known.checked)) await reload()
    },
  }
}

/** The content in use. */
interface Used {
  content: Content
  hash: string
  checked: CheckedDays
  records: SiteRecords
  identity: CollegeIdentity
}

/** True if a part has any content. */
const isFilled = (part: object): boolean => Object.keys(part).length > 0

/** Throws if a page of a resource has the address of another page. */
export const assertFreeAddresses = (taken: ReadonlySet<unknown>, resources: readonly RecordPages[]): void => {
  for (const { path, resource } of resources)
    if (taken.has(path))
      throw new CollegeUnreadable(
        `resources/${resource}.ts: the website already has a page at ${path}. Choose another path.`,
      )
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)

const readable = <T>(work: () => T): T => {
  try {
    return work()
  } catch (error) {
    return throwUnreadable(error)
  }
}

const throwUnreadable = (error: unknown): never => {
  if (!isContentError(error)) throw error
  throw new CollegeUnreadable(
    error.message,
    error.faults.map(({ file }) => file),
  )
}

/** The site's build has its own class. */
const isContentError = (error: unknown): error is Error & { faults: readonly { file: string }[] } =>
  error instanceof Error && error.name === 'ContentError'

/** Adds the folder's name to an error that keeps the site from starting. */
const namedAfter = (folder: string, error: unknown): unknown =>
  error instanceof CollegeUnreadable
    ? new CollegeUnreadable(`The college's folder (${folder}) has errors:\n${error.message}`, error.files)
    : error
