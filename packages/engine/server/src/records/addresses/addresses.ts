import { splitAddress } from '@kampana/engine-declare/addresses/address-key'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { pathMessages } from '@kampana/engine-declare/messages/path-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { humanize } from '@kampana/engine-declare/kinds/index'
import type { Selectable } from 'kysely'
import type { EngineClient, EngineTables } from '../../db/engine-tables.ts'
import { invalid, type HttpError } from '../../error.ts'
import type { EngineHooks } from '../hooks/hooks.ts'
import type { Links } from '../context/engine-services.ts'
import { table, tableName, type Row } from '../table.ts'
import { referenceId } from '../links/links.ts'
import { findReached } from '../tree/reached-records.ts'
import { addressFields, isLiveAddress } from './address-fields.ts'
import { keyAt, recordAt } from './declared-address.ts'
import { pagesAt } from './pages-at.ts'
import { endReservation, findReservation, releaseAddresses, writeReservation } from './reservations.ts'
import { assertRedirect, dropRedirect, leaveRedirect, type Moving } from './redirects.ts'
import { writeDeclaredAddress } from './write-declared-address.ts'

/** A resource with its visibility rule and its reserved addresses. */
interface Shown {
  links: Pick<Links, 'reservedProblem'>
  resource: Resource
  hooks: Pick<EngineHooks, 'isVisible' | 'readScope'>
}

type AddressRow = Selectable<EngineTables['addresses']>

/**
 * Writes a record's addresses in the transaction of its change. `old` is the former record, null for a new one. An unpublished
 * record only reserves its address. A published record leaves a redirect at its former address. Throws a 422 under the field
 * of an address that is taken.
 */
export const writeAddresses = async (change: Moving & Shown, row: Row, old: Row | null): Promise<void> => {
  const { resource } = change
  for (const field of addressFields(resource)) {
    const [address, before] = [asAddress(row[field]), asAddress(old?.[field])]
    if (address !== null) await take(change, { row, field, old }, address)
    if (before === null || keyAt(before) === keyAt(address ?? '')) continue
    await releaseAddresses(change.trx, resource, row.id, keyAt(before))
    if (address !== null && !resource.redirect && old && (await wasShown(change, old)))
      await leaveRedirect(change, before, address)
  }
  if (resource.redirect) await assertRedirect(change.trx, resource, row, old)
  await writeDeclaredAddress(change, row, old)
}

/** True if visitors could read a record before its change. Its ancestors are unchanged. */
const wasShown = async ({ trx, resource, hooks }: Moving & Shown, old: Row): Promise<boolean> => {
  const above = resource.tree ? referenceId(old, resource.tree.parent) : null
  const reached = above === null || (await findReached(trx, resource, hooks, [above])).size > 0
  return reached && hooks.isVisible(old)
}

const asAddress = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** A record with its new and its former address. */
interface Written {
  row: Row
  field: string
  old: Row | null
}

const take = async (change: Moving & Shown, written: Written, address: string): Promise<void> => {
  const { resource } = change
  const { row, field, old } = written
  const before = asAddress(old?.[field])
  const isSame = before !== null && keyAt(before) === keyAt(address)
  const here = { row, field, old: isSame ? old : null }
  if (!isLiveAddress(resource, row)) await reserve(change, here, address)
  else if (address !== before || !old || !isLiveAddress(resource, old)) await claim(change, here, address)
}

/** Reserves an address for an unpublished record. Throws if a published record has the address. `old` had the same address. */
const reserve = async (change: Moving & Shown, written: Written, address: string): Promise<void> => {
  const { trx, resource } = change
  const { row, field, old } = written
  const path = keyAt(address)
  const own = { resource: resource.name, record_id: row.id }
  const reservation = await findReservation(trx, path)
  if (old?.[field] === address && isOf(reservation, own)) return
  const ofCode = isOfCode(resource, field)
  assertFree(change, field, address, ofCode)
  if (reservation && !isOf(reservation, own)) throw await taken(trx, field, reservation)
  const holder = await findHolder(trx, path)
  const reserved = reservation ? null : old
  if (isOf(holder, own)) await releaseAddresses(trx, resource, row.id, path)
  else if (holder && !(holder.state === 'reserved' && ofCode) && !leadsOn(holder, reserved))
    throw await taken(trx, field, holder)
  if (!(await writeReservation(trx, { path, address }, own)))
    throw await taken(trx, field, await findReservation(trx, path))
}

/** Takes an address for a published record, also from redirects and reservations. `old` had the same address. */
const claim = async (change: Moving & Shown, written: Written, address: string): Promise<void> => {
  const { trx, resource } = change
  const { row, field, old } = written
  const ofCode = isOfCode(resource, field)
  assertFree(change, field, address, ofCode)
  const own = { resource: resource.name, record_id: row.id }
  const path = keyAt(address)
  const holder = await findHolder(trx, path)
  const reserved = isOf(await findReservation(trx, path), own) ? null : old
  if (holder && !resource.redirect && leadsOn(holder, reserved)) await dropRedirect(change, holder.record_id)
  else if (holder?.state === 'reserved' && ofCode) await dropReserved(trx, path)
  else if (holder && !isOf(holder, own)) throw await taken(trx, field, holder)
  const claimed = await trx
    .insertInto('addresses')
    .values({ path, address, state: resource.redirect ? 'former' : 'live', ...own })
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet({ address })
        .where('addresses.resource', '=', own.resource)
        .where('addresses.record_id', '=', own.record_id),
    )
    .returning('path')
    .executeTakeFirst()
  // Another transaction was faster.
  if (!claimed) throw await taken(trx, field, await findHolder(trx, path))
  await endReservation(trx, path)
}

/**
 * True for a redirect that gives way to the record that takes its address. A redirect that took over the reservation of the
 * record (`old`) stays.
 */
const leadsOn = ({ state }: AddressRow, old: Row | null): boolean => state === 'former' && old === null

const isOf = (
  holder: Pick<AddressRow, 'resource' | 'record_id'> | undefined,
  own: Pick<AddressRow, 'resource' | 'record_id'>,
): boolean => holder?.resource === own.resource && holder.record_id === own.record_id

/** True if a field may contain the address of a page made by code. */
const isOfCode = ({ fields }: Resource, name: string): boolean => {
  const field = fields[name]
  return field !== undefined && 'ofCode' in field && field.ofCode
}

/** A page made by code belongs to nobody until a record gives it a menu entry. */
const dropReserved = (trx: EngineClient, path: string) =>
  trx.deleteFrom('addresses').where('path', '=', path).where('state', '=', 'reserved').execute()

const findHolder = (trx: EngineClient, key: string): Promise<AddressRow | undefined> =>
  trx.selectFrom('addresses').selectAll().where('path', '=', key).forUpdate().executeTakeFirst()

/** Throws a 422 for an address that belongs to code or to a resource with pages. */
const assertFree = ({ links, resource }: Shown, field: string, address: string, ofCode: boolean): void => {
  if (resource.redirect && recordAt(address)) return
  // With a query, it isn't the page's own address.
  const { path, query } = splitAddress(address)
  const reserved = links.reservedProblem(path, ofCode || query !== '')
  if (reserved !== undefined)
    throw invalid({ [field]: [basicMessages.invalid.richText(humanize(field), reserved)] })
  const pages = pagesAt(address)
  if (pages) throw invalid({ [field]: [pathMessages.takenByList(address, pages.label)] })
}

const taken = async (
  client: EngineClient,
  field: string,
  holder: Omit<AddressRow, 'state'> | undefined,
): Promise<HttpError> => {
  const { address = '', resource: name, record_id } = holder ?? {}
  const resource = allResources().find((each) => each.name === name)
  const record =
    resource &&
    (await table(client)
      .selectFrom(tableName(resource))
      .select(resource.title)
      .where('id', '=', record_id)
      .executeTakeFirst())
  const sentence = record
    ? pathMessages.taken(address, resource.singular, String(record[resource.title]))
    : pathMessages.takenByPage(address)
  return invalid({ [field]: [sentence] })
}
