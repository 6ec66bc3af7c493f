import { presentRecords } from '@kampana/shared/content/shown-records'
import type { AppContext } from '../../app-context.ts'
import { changeContext } from '../../crud/change-context.ts'
import { importRecords } from './import-records.ts'

/** Under `pnpm dev`: writes into the records what has changed in the folder since the start, or since the last time. */
export const importOnSave = (context: AppContext): (() => Promise<void>) => {
  const { content, siteContent, siteRecords, settings } = context
  const read = (): string => JSON.stringify(siteContent.folderRecords())
  let seen = read()
  return async () => {
    const saved = read()
    if (saved === seen) return
    seen = saved
    const carrying = { ...changeContext(context), timeZone: settings.timeZone }
    await content.change(
      (trx) => importRecords({ ...carrying, trx }, presentRecords(siteContent.folderRecords())),
      (changed) => changed.length > 0,
    )
    await siteRecords()
  }
}
