import { addressKey } from '@kampana/shared/content/address-key'
import { codePaths } from '@kampana/shared/content/reserved-paths'
import type { AppContext } from '../app-context.ts'
import { addressesSource, hashSource, rebuildSource } from '../search/build-index.ts'

/** Under which the addresses that code answers are kept. */
const resource = 'website'

/** Writes down the addresses that code answers, once for each content. A record that has one, as a page of the menu, keeps it. */
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
