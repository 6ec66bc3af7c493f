import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { keyOf, type FolderRecord, type FolderRecords } from '@kampana/shared/content/folder-records'
import { maxTreeLevels } from '@kampana/engine-declare/tree/tree'
import { college } from '@kampana/shared/resources/college'
import { pages } from '@kampana/shared/resources/pages'
import { levelNames } from '../college.ts'
import { tokenize } from '@kampana/engine-declare/text/fold'
import { splitPhrases } from '@kampana/engine-declare/text/phrases'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { originOf } from '../records/origins.ts'
import { folderRecordsOf, type FolderRecordOf } from '../folder/folder-records-of.ts'
import { withoutHash } from '../redirects.ts'
import { checkPage, type FolderPage } from './check-page.ts'
import { checkText } from './check-text.ts'
import { faultOf } from './fault-of.ts'

/** Context in which a folder's records are checked. */
interface Surroundings {
  files: Files
  /** True for a folder with only some of the records. Its links aren't checked, since other records may have the pages. */
  isPart?: boolean
}

/** Rejects inconsistent records of a folder: broken links, missing files, two pages at one address. */
export const checkRecords = (records: FolderRecords, { files, isPart = false }: Surroundings): void => {
  const of = (name: string): readonly FolderRecord[] => records[name] ?? []
  const addressed = ['pages', 'programs', 'monographs'].flatMap(of).filter(({ values }) => values['address'])
  const paths = new Set(addressed.map(addressOf))
  const pageKeys = new Set(addressed.map((record) => addressKey(addressOf(record))))
  const known = { has: (path: string) => isPart || paths.has(path) }
  const texts = [...addressed, ...of('contact')]
  const around = { files, paths: known, records }
  checkAddresses(addressed.map((record) => ({ path: addressOf(record), file: originOf(record).file })))
  collectErrors([
    () => checkTree(folderRecordsOf(records, pages), files, isPart),
    ...texts.map((record) => () => checkText(record, around)),
    ...of('pages').map((record) => () => checkLinks(record, ['see'], known)),
    ...of('programs').flatMap((record) => [
      () => checkLevel(record, folderRecordsOf(records, college)),
      () => checkLinks(record, ['school', 'apply'], known),
    ]),
    ...of('search-terms').map((record) => () => checkTerms(record)),
    ...of('redirects').map((record) => () => {
      checkLinks(record, ['target'], known)
      const path = String(record.values['path'])
      if (pageKeys.has(addressKey(path)))
        throw faultOf(record, 'path', `${path} is a page, so it cannot redirect.`)
    }),
  ])
}

const addressOf = ({ values }: FolderRecord): string => String(values['address'])

const checkTree = (records: readonly FolderPage[], files: Files, isPart: boolean): void => {
  const byKey = new Map(records.map((record) => [keyOf(pages, record.values), record]))
  const parents = new Set(records.map(({ values }) => values.parent))
  /** True if a page is too deep. A page below itself is infinitely deep. */
  const isDeep = (record: FolderPage | undefined, level = 1): boolean =>
    record !== undefined &&
    (level > maxTreeLevels || isDeep(byKey.get(String(record.values.parent)), level + 1))
  collectErrors(
    [...byKey].map(([key, record]) => () => {
      if (isDeep(record))
        throw new ContentError(originOf(record).file, `the menu has more than ${maxTreeLevels} levels here.`)
      checkPage(record, { files, hasPages: parents.has(key), isPart })
    }),
  )
}

/** Rejects links to missing pages in a field or its rows. */
const checkLinks = (
  record: FolderRecord,
  fields: readonly string[],
  paths: Pick<ReadonlySet<string>, 'has'>,
): void => {
  collectErrors(
    fields.flatMap((field) => {
      const value = record.values[field]
      const rows = Array.isArray(value) ? value.map((row: { page: string }) => row.page) : [value]
      return rows.map((address) => () => {
        if (typeof address === 'string' && !paths.has(withoutHash(address)))
          throw faultOf(record, field, `the link to ${address} is broken.`)
      })
    }),
  )
}

/** Rejects terms without words, and synonyms other than single words. */
const checkTerms = (record: FolderRecord): void => {
  const counts = splitPhrases(String(record.values['words'])).map((phrase) => tokenize(phrase).length)
  if (counts.includes(0)) throw faultOf(record, 'words', 'must be words, separated by commas.')
  if (record.values['page'] != null) return
  if (counts.length < 2)
    throw faultOf(record, 'words', 'a group of synonyms needs at least two words, or its term a page.')
  if (counts.some((count) => count > 1)) throw faultOf(record, 'words', 'each synonym must be one word.')
}

const checkLevel = (record: FolderRecord, [identity]: readonly FolderRecordOf<typeof college>[]): void => {
  const levels = identity ? levelNames(identity.values) : []
  const level = String(record.values['level'])
  if (identity && !levels.includes(level))
    throw faultOf(record, 'level', `college.yaml has no level "${level}", only ${levels.join(', ')}.`)
}

/** Address of a page with the file and line that define it. */
interface AddressSource {
  path: string
  file: string
  line?: number
}

/** Rejects two pages at one address. Ignores case and the encoding of accents, since some file systems do. */
export const checkAddresses = (sources: readonly AddressSource[]): void => {
  const known = new Map<string, AddressSource>()
  collectErrors(
    sources.map((source) => () => {
      const address = addressKey(source.path)
      const other = known.get(address)
      known.set(address, other ?? source)
      if (!other) return
      const otherSource = `${other.file}${other.line === undefined ? '' : `:${other.line}`}`
      throw new ContentError(
        source.file,
        `its address ${source.path} is already used by ${otherSource}${source.path === other.path ? '' : `, ${other.path}`}.`,
        source.line,
      )
    }),
  )
}
