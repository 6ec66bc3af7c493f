import type { AppContext } from '../app-context.ts'
import type { SiteCode } from '../front-ends.ts'
import { unlessDiskFull } from '../operations/unless-disk-full.ts'
import { indexAddresses } from './index-addresses.ts'
import { indexPages } from '../search/build-index.ts'

/**
 * Updates pages and search to the current day, so that expired content disappears. Cheap if nothing has changed, so that every
 * search can call it.
 */
export const createPageIndexer = (
  context: AppContext,
  { entry }: Pick<SiteCode, 'entry'>,
): (() => Promise<void>) => {
  let indexed: string | undefined
  return async () => {
    await context.siteRecords()
    const site = await entry()
    const hash = site.contentHash()
    if (hash === indexed) return
    await unlessDiskFull(context.log, async () => {
      await indexPages(context, hash, async () => site.searchable())
      await indexAddresses(context, hash)
      indexed = hash
    })
  }
}
