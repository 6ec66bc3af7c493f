import { sql, type Selectable } from 'kysely'
import type { EngineClient, EngineTables } from '../../db/engine-tables.ts'
import { keyAt } from './declared-address.ts'

type Held = Selectable<EngineTables['addresses']>
/** `draft` is the state of a reserved address. */
type State = Held['state'] | 'draft'
/** An address with its owner. */
type FoundAddress = Omit<Held, 'state'> & { state: State }

/** Addresses that visitors can use and reserved addresses, as one table. */
export const selectAddresses = (client: EngineClient) =>
  client.selectFrom((eb) =>
    eb
      .selectFrom('addresses')
      .select((each) => [
        'path',
        'address',
        'resource',
        'record_id',
        each.ref('state').$castTo<State>().as('state'),
      ])
      .unionAll(
        eb
          .selectFrom('address_reservations')
          .select(['path', 'address', 'resource', 'record_id'])
          .select(sql.lit<State>('draft').as('state')),
      )
      .as('found'),
  )

/** Finds the owner of an address. A published owner precedes a reservation. */
export const findAddress = async (
  client: EngineClient,
  address: string,
): Promise<FoundAddress | undefined> => {
  const found = await selectAddresses(client).selectAll().where('path', '=', keyAt(address)).execute()
  return found.find(({ state }) => state !== 'draft') ?? found[0]
}
