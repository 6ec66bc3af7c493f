import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { codePaths } from '@kampana/shared/content/code-paths'
import type { AppContext } from '../app-context.ts'
import { addressesSource, hashSource, rebuildSource } from '../search/build-index.ts'

/** Resource name of addresses that code answers. */
const resource = 'website'

/** Stores the addresses that code answers, once per content. A record with such an address, such as a menu entry, keeps it. */
export const indexAddresses = (context: AppContext, hash: string): Promise<void> =>
  rebuildSource(context, addressesSource, hashSource(hash), async (trx) => {
    const addresses = codePaths.filter((path) => !path.endsWith('/*'))
    await trx.deleteFrom('addresses').where('resource', '=', resource).execute()
    await trx
      .insertInto('addresses')
      .values(
        addresses.map((address) => ({
          path: addressKey(address),
          address,
          state: 'reserved',
          resource,
          record_id: 0,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('path')
          .doUpdateSet({ state: 'reserved', resource, record_id: 0 })
          .where('addresses.state', '=', 'former'),
      )
      .execute()
  })
