import { addressKey } from '@kampana/shared/content/address-key'
import { codePaths } from '@kampana/shared/content/reserved-paths'
import type { AppContext } from '../app-context.ts'
import { addressesSource, hashSource, rebuildSource } from '../search/build-index.ts'

/** Under which the addresses that code answers are kept. */
const website = { resource: 'website', record_id: 0 } as const

/** Writes down the addresses that code answers, once for each content. A record that has one, as a page of the menu, keeps it. */
export const indexAddresses = (context: AppContext, hash: string): Promise<void> =>
  rebuildSource(context, addressesSource, hashSource(hash), async (trx) => {
    const addresses = codePaths.filter((path) => !path.endsWith('/*'))
    await trx.deleteFrom('addresses').where('resource', '=', website.resource).execute()
    await trx
      .insertInto('addresses')
      .values(
        addresses.map((address) => ({ path: addressKey(address), address, state: 'reserved', ...website })),
      )
      .onConflict((conflict) =>
        conflict
          .column('path')
          .doUpdateSet({ state: 'reserved', ...website })
          .where('addresses.state', '=', 'former'),
      )
      .execute()
  })
