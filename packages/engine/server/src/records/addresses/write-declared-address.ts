import type { Resource } from '@kampana/engine-declare/resource'
import type { Row } from '../table.ts'
import { isLiveAddress } from './address-fields.ts'
import { declaredAddress } from './declared-address.ts'
import { dropRedirect, leaveRedirect, moveRedirects, type Moving } from './redirects.ts'

/**
 * Writes the address that follows from a record's values. The declaration makes these values unique, so no other record has
 * the address. A record retains its public address as a draft, so that a draft with new values leaves a redirect as well.
 */
export const writeDeclaredAddress = async (
  change: Moving & { resource: Resource },
  row: Row,
  old: Row | null,
): Promise<void> => {
  const { trx, resource } = change
  const address = declaredAddress(resource, row)
  // Without an address, for example without a category, the former address remains until there is a new one.
  if (address === null) return
  const before = old && declaredAddress(resource, old)
  const [isLive, wasLive] = [row, old].map((each) => each !== null && isLiveAddress(resource, each))
  if (isLive && !(wasLive && address === before)) await claim(change, row, address)
  if (address === before) return
  const former = await trx
    .deleteFrom('addresses')
    .where('resource', '=', resource.name)
    .where('record_id', '=', row.id)
    .where('path', '!=', address)
    .returning('path')
    .execute()
  const left = new Set(former.map(({ path }) => path))
  if (before !== null && wasLive) left.add(before)
  else if (before !== null) await moveRedirects(change, before, address)
  for (const each of left) await leaveRedirect(change, each, address)
}

/** Takes an address, also from a redirect. */
const claim = async (
  change: Moving & { resource: Resource },
  { id }: Row,
  address: string,
): Promise<void> => {
  const { trx, resource } = change
  const own = { address, state: 'live', resource: resource.name, record_id: id } as const
  const holder = await trx
    .insertInto('addresses')
    .values({ path: address, ...own })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ address }))
    .returning(['state', 'record_id'])
    .executeTakeFirstOrThrow()
  if (holder.state === 'former') {
    await dropRedirect(change, holder.record_id)
    await claim(change, { id }, address)
  } else if (holder.record_id !== id)
    await trx.updateTable('addresses').set(own).where('path', '=', address).execute()
}
