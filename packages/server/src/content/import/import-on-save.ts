import { presentRecords } from '@kampana/shared/content/folder-records'
import type { AppContext } from '../../app-context.ts'
import { CollegeUnreadable } from '../content-store.ts'
import { importUploads } from '../uploads/import-uploads.ts'
import { changeContext } from '@kampana/engine-server/records/context/change-context'
import type { SiteEntry } from '../../site/site-entry.ts'
import { isDone } from './import-entry.ts'
import { logFormerFormat } from './log-former-format.ts'
import { publishFolder, type Publishing } from './publish-folder.ts'

/**
 * Under `pnpm dev`: imports changes of the folder since the start or the last import. The developer is editing the folder, so
 * its values win and deleted files delete their records.
 */
export const importOnSave = (
  context: AppContext,
): ((site: Pick<SiteEntry, 'stampFolder'>) => Promise<void>) => {
  const { db, cacheVersion, siteContent, siteRecords, settings, log } = context
  const { collegeDir } = settings
  const publishing: Publishing = { folder: collegeDir, deletes: true, overwrites: true }
  let seen: string | undefined
  return async ({ stampFolder }) => {
    const stamp = stampFolder(collegeDir)
    seen ??= stamp
    if (seen === stamp) return
    const folder = await siteContent.readFolder()
    logFormerFormat(log(), folder)
    const saved = presentRecords(folder)
    const uploads = await importUploads(db, collegeDir, folder, collegeDir)
    if (uploads.faults.length > 0)
      throw new CollegeUnreadable(
        uploads.faults.map(({ file, line, problem }) => `${file}:${line ?? 1}: ${problem}`).join('\n'),
      )
    const importing = { ...changeContext(context), timeZone: settings.timeZone }
    await cacheVersion.change(
      async (trx) => {
        await uploads.keep({ trx, now: importing.now })
        return publishFolder({ ...importing, trx }, saved, publishing)
      },
      (entries) => {
        for (const each of entries) log().info(each, 'record imported from the folder')
        return entries.some(isDone)
      },
    )
    seen = stamp
    await siteRecords()
  }
}
