import type { CheckedDays, EditedTexts, ShownRecords } from '@kampana/shared/content/editing-worker'
import { checkedPages } from '@kampana/shared/content/checked-pages'
import { allRecordPages, type RecordPages } from '@kampana/shared/record-pages'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createIdentity, type CollegeIdentity } from '../college/college.ts'
import type { Settings } from '../env.ts'
import type { SiteCode } from '../front-ends.ts'
import type { Content, LoadedContent } from './content.ts'
import { CollegeUnreadable, type ContentStore, type ReadPublished } from './content-store.ts'
import { noChangedPictures, type PictureState } from '../media/picture-state.ts'
import { showCurrentPictures } from './current-pictures.ts'
import { laidRecords } from './laid-records.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Reads the college's folder. Rejects with `CollegeUnreadable`. */
export const openContent = async (
  { collegeDir, dataDir }: Pick<Settings, 'collegeDir' | 'dataDir'>,
  { entry, loadContent, builtCache }: SiteCode,
): Promise<ContentStore> => {
  const pages = allRecordPages()
  const cache = (name: string): string => join(dataDir, 'cache', name)
  /** Texts have a cache of their own, so that a start, which reads the folder first, finds both. */
  const cachesOf = (texts: EditedTexts): string[] =>
    isEmpty(texts) ? [builtCache, cache('content.json')] : [cache('content-edited.json')]
  let pictures: PictureState = noChangedPictures
  const records = laidRecords()
  const load = async (texts: EditedTexts): Promise<Used> => {
    const folder = { directory: collegeDir, texts, caches: cachesOf(texts) }
    const loaded = await loadContent(folder).catch(throwUnreadable)
    const site = await entry()
    const laid = records.over(loaded.content.records)
    const withRecords = site.withRecords(loaded.content, laid)
    const { content, key: changedPictures } = showCurrentPictures(withRecords, pictures)
    assertFreeAddresses(content, pages)
    const isShown = content.college.showLastChecked === true
    const checked = isShown ? checkedPages(content.sources, await published.checked()) : {}
    const beside = [pages, checked, laid, changedPictures].filter(says)
    const hash = beside.length > 0 ? digest([loaded.hash, ...beside]) : loaded.hash
    await site.setContent(content, hash, pages, checked)
    return {
      content,
      hash,
      texts,
      checked,
      changedPictures,
      loaded: withRecords,
      folderRecords: loaded.content.records,
      identity: createIdentity(content),
    }
  }
  let published: ReadPublished = { texts: async () => ({}), checked: async () => ({}) }
  let used = await load({}).catch((error: unknown) => throwNamed(error, collegeDir))
  let faults: string | undefined
  const read = async (texts?: EditedTexts): Promise<boolean> => {
    const before = used.hash
    try {
      ;({ used, faults } = await loadWithTexts(load, texts ?? (await published.texts())))
    } catch (error) {
      faults = error instanceof Error ? error.message : String(error)
    }
    return used.hash !== before
  }
  const reload = oneAtATime(() => read())
  return {
    identity: () => used.identity,
    content: () => used.content,
    texts: () => used.texts,
    checked: () => used.checked,
    hash: () => used.hash,
    faults: () => faults,
    reload,
    folderRecords: () => used.folderRecords,
    records: records.all,
    showRecords: async (newer) => void (records.set(newer, used.folderRecords) && (await reload())),
    showPictures: async (state) => {
      pictures = state
      if (showCurrentPictures(used.loaded, state).key !== used.changedPictures) await reload()
    },
    layTexts: async (reader) => {
      published = reader
      const texts = await reader.texts()
      if (used.content.college.showLastChecked || !isEmpty(texts)) await read(texts)
    },
  }
}

const throwNamed = (error: unknown, folder: string): never => {
  if (!(error instanceof CollegeUnreadable)) throw error
  throw new CollegeUnreadable(`The college's folder (${folder}) has faults:\n${error.message}`)
}

const throwUnreadable = (error: unknown): never => {
  if (!isContentError(error)) throw error
  throw new CollegeUnreadable(
    error.message,
    error.faults.map(({ file }) => file),
  )
}

/**
 * Loads the folder with the texts over it. Texts that have faults, as after a release that asks more of them, are left out
 * and the faults told, so that no other text vanishes with them.
 */
const loadWithTexts = async (
  load: (texts: EditedTexts) => Promise<Used>,
  texts: EditedTexts,
): Promise<{ used: Used; faults: string | undefined }> => {
  try {
    return { used: await load(texts), faults: undefined }
  } catch (error) {
    const faulty = error instanceof CollegeUnreadable ? error.files : []
    const good = Object.entries(texts).filter(([path]) => !faulty.includes(path))
    if (good.length === Object.keys(texts).length) throw error
    return { used: await load(Object.fromEntries(good)), faults: (error as CollegeUnreadable).message }
  }
}

/** The content in use. */
interface Used extends LoadedContent {
  texts: EditedTexts
  checked: CheckedDays
  /** Tells which pictures in it have changed, and the content as it was read, with their former addresses. */
  changedPictures: string
  loaded: Content
  folderRecords: ShownRecords
  identity: CollegeIdentity
}

/** Whether there is anything in it. */
const says = (part: object | string): boolean => Object.keys(part).length > 0

const isEmpty = (record: EditedTexts): boolean => Object.keys(record).length === 0

/** Throws where a page of a resource has the address of a page of the folder. */
const assertFreeAddresses = ({ pages, programs }: Content, resources: readonly RecordPages[]): void => {
  for (const { path, resource } of resources)
    if (path in pages || path in programs)
      throw new CollegeUnreadable(`resources/${resource}.ts: its page ${path} is one of the folder already.`)
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)

/** The site's build has a class of its own. */
const isContentError = (error: unknown): error is Error & { faults: readonly { file: string }[] } =>
  error instanceof Error && error.name === 'ContentError'
