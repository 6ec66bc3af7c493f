import { presentRecords } from '@kampana/shared/content/shown-records'
import type { AppContext } from '../../app-context.ts'
import { changeContext } from '../../crud/change-context.ts'
import { isDone } from './carried.ts'
import { publishFolder, type Publishing } from './publish-folder.ts'

/**
 * Under `pnpm dev`: writes into the records what has changed in the folder since the start, or since the last time. Who saves works
 * on it now, so that the folder's words stand, and what it doesn't have any more goes.
 */
export const importOnSave = (context: AppContext): (() => Promise<void>) => {
  const { content, siteContent, siteRecords, settings, log } = context
  const publishing: Publishing = { folder: settings.collegeDir, deletes: true, overwrites: true }
  const read = (): string => JSON.stringify(siteContent.folderRecords())
  let seen = read()
  return async () => {
    const saved = read()
    if (saved === seen) return
    seen = saved
    const carrying = { ...changeContext(context), timeZone: settings.timeZone }
    await content.change(
      (trx) => publishFolder({ ...carrying, trx }, presentRecords(siteContent.folderRecords()), publishing),
      (carried) => {
        for (const each of carried) log().info(each, 'imported from the folder')
        return carried.some(isDone)
      },
    )
    await siteRecords()
  }
}
