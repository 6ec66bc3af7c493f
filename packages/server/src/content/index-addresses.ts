import { addressKey } from '@kampana/shared/content/address-key'
import { codePaths } from '@kampana/shared/content/reserved-paths'
import type { Insertable, Transaction } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { Tables } from '../db/tables.ts'
import { addressesSource, hashSource, rebuildSource } from '../search/build-index.ts'
import type { Content, SiteMapEntry } from './content.ts'

type AddressRow = Insertable<Tables['addresses']>

/** Writes down the addresses of the college's pages and those that code answers, once for each content. */
export const indexAddresses = (context: AppContext, hash: string): Promise<void> =>
  rebuildSource(context, addressesSource, hashSource(hash), (trx) =>
    replaceAddresses(trx, listAddresses(context.siteContent.content())),
  )

/** Under which the addresses of the folder's own pages are kept. */
export const websiteResource = 'website'
const website = { resource: websiteResource, record_id: 0 } as const
const atOnce = 200

const listAddresses = ({ entries, sources }: Pick<Content, 'entries' | 'sources'>): AddressRow[] => {
  const rows = new Map<string, AddressRow>()
  const add = (address: string, state: 'live' | 'reserved'): void => {
    const path = addressKey(address)
    if (!rows.has(path)) rows.set(path, { path, address, state, ...website })
  }
  for (const path of codePaths) if (!path.endsWith('/*')) add(path, 'reserved')
  const walk = ({ path, kind, pages = [] }: SiteMapEntry): void => {
    if (path !== undefined) add(path, kind === 'live' ? 'reserved' : 'live')
    for (const page of pages) walk(page)
  }
  for (const entry of entries) walk(entry)
  for (const { address } of sources) add(address, 'live')
  return [...rows.values()]
}

/** A page takes the address of a redirect, as it does when it is opened; a record's address stays the record's. */
const replaceAddresses = async (trx: Transaction<Tables>, rows: readonly AddressRow[]): Promise<void> => {
  await trx.deleteFrom('addresses').where('resource', '=', websiteResource).execute()
  for (let from = 0; from < rows.length; from += atOnce)
    await trx
      .insertInto('addresses')
      .values(rows.slice(from, from + atOnce))
      .onConflict((conflict) =>
        conflict
          .column('path')
          .doUpdateSet((eb) => ({ state: eb.ref('excluded.state'), ...website }))
          .where('addresses.state', '=', 'former'),
      )
      .execute()
}
