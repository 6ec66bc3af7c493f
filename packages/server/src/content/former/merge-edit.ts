import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import type { FolderRecord } from '@kampana/shared/content/folder-records'
import type { MarkdownReadOptions } from '@kampana/engine-declare/markdown/read/read-context'
import type { FormerDraftProblem } from '@kampana/engine-declare/messages/former-draft-messages'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { isLive, type Resource } from '@kampana/engine-declare/resource'
import type { Transaction } from 'kysely'
import { findRelease, findMember, type Member } from '@kampana/engine-server/records/release/members'
import { draftedValues, mergeDraft } from '@kampana/engine-server/records/drafts/values'
import { selectRow } from '@kampana/engine-server/records/query/select'
import { fetchRows, table, tableName, type InputValues } from '@kampana/engine-server/records/table'
import type { Tables } from '../../db/tables.ts'
import { formerAddress } from '../former-versions.ts'
import { toStoredImages } from '../../media/stored-images.ts'
import { withPageBlocks } from './align-blocks.ts'
import { placeholderPattern } from './data-marks.ts'
import type { PageEdit, Side } from './plan-edits.ts'
import { readSide, type FileFields } from './read-side.ts'

type Trx = Transaction<Tables>

/** A former draft as a draft of a record. */
export type MergedEdit =
  | { problem: FormerDraftProblem }
  /** A page that doesn't exist yet. */
  | { resource: Resource; values: InputValues; address: string }
  | {
      resource: Resource
      id: number
      input: InputValues
      base: InputValues
      /** The existing draft into which it was merged. */
      member: Member | undefined
      /** True if the draft and the page changed the same place. */
      isConflict: boolean
    }

const pageFields: FileFields = {
  title: 'title',
  standing: 'standing',
  description: 'description',
  body: 'body',
}
const noticeFields: FileFields = {
  title: 'privacy_title',
  standing: null,
  description: 'privacy_summary',
  body: 'privacy',
}

/** Merges the changes of a former draft into the record that its page has become. */
export const mergeEdit = async (
  trx: Trx,
  edit: PageEdit,
  options: MarkdownReadOptions,
): Promise<MergedEdit> => {
  const isNotice = edit.path === 'privacy-notice.md'
  const resource = findResource(isNotice ? 'contact' : 'pages')
  const fields = isNotice ? noticeFields : pageFields
  const read = (side: Side) => readCurrent(trx, resource, side, fields, options)
  const after = await read(edit.after)
  if (!after) return { problem: 'faulty' }
  const address = formerAddress(edit.path)
  const id = isNotice ? 1 : await findPage(trx, address)
  if (id === undefined) return edit.before === null ? newPage(resource, after, address) : { problem: 'gone' }
  const target = await findTarget(trx, resource, id)
  if ('problem' in target) return target
  const before = edit.before ? await read(edit.before) : undefined
  if (before) {
    const { live } = target
    return settle(
      target,
      { ...live, ...nothing(before), ...after },
      { ...live, ...nothing(after), ...before },
    )
  }
  const known = edit.before === undefined ? await readImported(trx, resource, id) : {}
  return settle(target, ...overPage({ ...target.live, ...known }, after, String(fields.body)))
}

/** Draft values and their base, for a draft whose starting text is unknown: the converted page serves as the base. */
const overPage = (page: InputValues, after: InputValues, body: string): [InputValues, InputValues] => [
  { ...page, ...written(page), ...after, [body]: withPageBlocks(after[body], page[body]) },
  page,
]

/** The published record that a draft changes, with its existing draft. */
const findTarget = async (
  trx: Trx,
  resource: Resource,
  id: number,
): Promise<Target | { problem: FormerDraftProblem }> => {
  const row = await selectRow(trx, resource, {}, id)
  if (!isLive(resource, row)) return { problem: 'gone' }
  const member = await findMember(trx, resource, id)
  if (member && !(member.draft && (await isOpen(trx, member)))) return { problem: 'open' }
  const live = await toStoredImages(trx, resource, draftedValues(resource, row), null)
  return { resource, id, live, member }
}

interface Target {
  resource: Resource
  id: number
  live: InputValues
  member: Member | undefined
}

const settle = ({ resource, id, live, member }: Target, mine: InputValues, base: InputValues): MergedEdit => {
  const theirs = member?.draft ? { ...live, ...member.draft.input } : live
  const { values, changes, conflicts } = mergeDraft(resource, only(mine, live), only(base, live), theirs)
  if (placeholderPattern.test(JSON.stringify(changes))) return { problem: 'values' }
  return {
    resource,
    id,
    input: values,
    base: member?.draft?.base ?? live,
    member,
    isConflict: conflicts.length > 0,
  }
}

const only = (values: InputValues, live: InputValues): InputValues =>
  Object.fromEntries(Object.keys(live).map((name) => [name, values[name]]))

/** A placeholder with a text becomes a page. */
const written = ({ kind }: InputValues): InputValues =>
  kind === 'placeholder' ? { kind: 'page', shape: 'story' } : {}

/** Null for each field that only the other side has. */
const nothing = (values: InputValues): InputValues =>
  Object.fromEntries(Object.keys(values).map((name) => [name, null]))

const newPage = (resource: Resource, values: InputValues, address: string): MergedEdit =>
  placeholderPattern.test(JSON.stringify(values)) ? { problem: 'values' } : { resource, values, address }

/** Values of one side, with images in their stored form. */
const readCurrent = async (
  trx: Trx,
  resource: Resource,
  side: Side,
  fields: FileFields,
  options: MarkdownReadOptions,
): Promise<FolderRecord['values'] | undefined> => {
  const values = readSide(side, fields, options)
  if (!values) return undefined
  return toStoredImages(trx, resource, values, null)
}

/** Page with an address, current or former. */
const findPage = async (trx: Trx, address: string): Promise<number | undefined> => {
  const held = await trx
    .selectFrom('addresses')
    .select('record_id')
    .where('path', '=', addressKey(address))
    .where('resource', '=', 'pages')
    .executeTakeFirst()
  if (!held) return undefined
  const pages = await fetchRows(
    table(trx)
      .selectFrom(tableName(findResource('pages')))
      .selectAll()
      .where('id', '=', held.record_id),
  )
  return pages[0]?.id
}

const isOpen = async (trx: Trx, { change_id }: Member): Promise<boolean> =>
  (await findRelease(trx, change_id)).state === 'draft'

/** Values of a page in the converted folder at the upgrade. */
const readImported = async (trx: Trx, { name }: Resource, id: number): Promise<InputValues> => {
  const row = await trx
    .selectFrom('folder_records')
    .select('record')
    .where('source', '=', 'import')
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .executeTakeFirst()
  const { values }: Pick<FolderRecord, 'values'> = row ? JSON.parse(row.record) : { values: {} }
  return Object.fromEntries(Object.entries(values).filter(([field]) => textFields.has(field)))
}

/** Texts contain names of related records; an edit's input contains ids. */
const textFields: ReadonlySet<unknown> = new Set([
  ...Object.values(pageFields),
  ...Object.values(noticeFields),
])
