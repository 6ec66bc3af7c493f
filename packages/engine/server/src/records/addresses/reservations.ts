import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'

interface Holder {
  resource: string
  record_id: number
}

/** Reservation of an address; undefined if there is none. */
export const findReservation = (client: EngineClient, path: string) =>
  client.selectFrom('address_reservations').selectAll().where('path', '=', path).executeTakeFirst()

/** Reserves an address for a record. Returns false if another record has reserved it. */
export const writeReservation = async (
  trx: EngineClient,
  { path, address }: { path: string; address: string },
  own: Holder,
): Promise<boolean> => {
  const written = await trx
    .insertInto('address_reservations')
    .values({ path, address, ...own })
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet({ address })
        .where('address_reservations.resource', '=', own.resource)
        .where('address_reservations.record_id', '=', own.record_id),
    )
    .returning('path')
    .executeTakeFirst()
  return written !== undefined
}

/** Removes the reservation of an address that a published record takes. */
export const endReservation = async (trx: EngineClient, path: string): Promise<void> => {
  await trx.deleteFrom('address_reservations').where('path', '=', path).execute()
}

/**
 * Deletes all of a record's address rows, or those of one address. Redirects to a deleted record remain, because the record may
 * be restored.
 */
export const releaseAddresses = async (
  trx: EngineClient,
  { name }: Pick<Resource, 'name'>,
  id: number,
  path?: string,
): Promise<void> => {
  for (const table of ['addresses', 'address_reservations'] as const)
    await trx
      .deleteFrom(table)
      .where('resource', '=', name)
      .where('record_id', '=', id)
      .$if(path !== undefined, (query) => query.where('path', '=', path ?? ''))
      .execute()
}
