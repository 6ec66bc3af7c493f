import type { AppContext } from '../app-context.ts'
import { importRecords } from './import-records.ts'

/** Under `pnpm dev`: writes into its record what has changed in the folder since the start, or since the last time. */
export const importOnSave = ({
  content,
  siteContent,
  siteRecords,
  now,
}: Pick<AppContext, 'content' | 'siteContent' | 'siteRecords' | 'now'>): (() => Promise<void>) => {
  const read = (): string => JSON.stringify(siteContent.folderRecords())
  let seen = read()
  return async () => {
    const saved = read()
    if (saved === seen) return
    seen = saved
    await content.change(
      (trx) => importRecords(trx, siteContent.folderRecords(), now()),
      (changed) => changed.length > 0,
    )
    await siteRecords()
  }
}
