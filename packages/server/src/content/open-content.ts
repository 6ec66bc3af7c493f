import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { FolderRecords, ShownRecords } from '@kampana/shared/content/shown-records'
import { allRecordPages, type RecordPages } from '@kampana/shared/record-pages'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { createIdentity, type CollegeIdentity } from '../college/college.ts'
import type { Settings } from '../env.ts'
import type { SiteCode } from '../front-ends.ts'
import type { Content, LoadedContent } from './content.ts'
import { CollegeUnreadable, type ContentStore } from './content-store.ts'
import { noChangedPictures, type PictureState } from '../media/picture-state.ts'
import { showCurrentPictures } from './current-pictures.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { contentLoader, faultsOf, loadFolderRecords } from './records/load-shown.ts'

/** Reads the college's folder. Rejects with `CollegeUnreadable`. */
export const openContent = async (
  settings: Pick<Settings, 'collegeDir' | 'dataDir'>,
  code: SiteCode,
): Promise<ContentStore> => {
  const pages = allRecordPages()
  const loadShown = contentLoader(settings, code)
  let pictures: PictureState = noChangedPictures
  let records: ShownRecords = {}
  let days: CheckedDays = {}
  const load = async (): Promise<{ used: Used; faults: string | undefined }> => {
    const { folder, shown, faults } = await loadShown(records)
    const site = await code.entry()
    const { content, key: changedPictures } = showCurrentPictures(shown.content, pictures)
    assertFreeAddresses(content, pages)
    const checked = content.college.showLastChecked ? days : {}
    const beside = [pages, checked, changedPictures].filter(says)
    const hash = beside.length > 0 ? digest([shown.hash, ...beside]) : shown.hash
    await site.setContent(content, hash, pages, checked)
    const used = {
      content,
      hash,
      checked,
      changedPictures,
      loaded: shown.content,
      folderRecords: folder.folder,
      records,
      identity: createIdentity(content),
    }
    return { used, faults }
  }
  let { used } = await load().catch((error: unknown) => throwNamed(error, settings.collegeDir))
  let faults: string | undefined
  const reload = oneAtATime(async (): Promise<boolean> => {
    const before = used.hash
    try {
      ;({ used, faults } = await load())
    } catch (error) {
      faults = error instanceof Error ? error.message : String(error)
    }
    return used.hash !== before
  })
  return {
    identity: () => used.identity,
    content: () => used.content,
    checked: () => used.checked,
    hash: () => used.hash,
    faults: () => faults,
    reload,
    folderRecords: () => used.folderRecords(),
    folderRecordsWith: loadFolderRecords(settings, code),
    records: () => records,
    faultsWith: (newer) => faultsOf(loadShown({ ...records, ...newer })),
    showRecords: async (newer, checked) => {
      records = newer
      days = checked
      const shown = used.content.college.showLastChecked ? checked : {}
      if (!isDeepStrictEqual([newer, shown], [used.records, used.checked])) await reload()
    },
    showPictures: async (state) => {
      pictures = state
      if (showCurrentPictures(used.loaded, state).key !== used.changedPictures) await reload()
    },
  }
}

const throwNamed = (error: unknown, folder: string): never => {
  if (!(error instanceof CollegeUnreadable)) throw error
  throw new CollegeUnreadable(`The college's folder (${folder}) has faults:\n${error.message}`)
}

/** The content in use. */
interface Used extends Omit<LoadedContent, 'folder'> {
  checked: CheckedDays
  /** Tells which pictures in it have changed, and the content as it was read, with their former addresses. */
  changedPictures: string
  loaded: Content
  folderRecords: () => FolderRecords
  records: ShownRecords
  identity: CollegeIdentity
}

/** Whether there is anything in it. */
const says = (part: object | string): boolean => Object.keys(part).length > 0

/** Throws where a page of a resource has the address of a page of the folder. */
const assertFreeAddresses = ({ pages, programs }: Content, resources: readonly RecordPages[]): void => {
  for (const { path, resource } of resources)
    if (path in pages || path in programs)
      throw new CollegeUnreadable(`resources/${resource}.ts: its page ${path} is one of the folder already.`)
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)
