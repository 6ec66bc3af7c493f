import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import type { ParsedFolder } from '@kampana/shared/content/folder-records'
import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { fold } from '@kampana/engine-declare/text/fold'
import type { AppContext } from '../app-context.ts'
import { selectAddresses } from '@kampana/engine-server/records/addresses/find-address'
import { table, tableName } from '@kampana/engine-server/records/table'
import type { DbClient } from '../db/tables.ts'
import { CollegeUnreadable } from './content-store.ts'
import { ofPage } from './former-pages.ts'
import { formerAddress } from './former-versions.ts'

// Records with texts that staff published over files of the college's folder before content became records. The start that
// fills records from the folder converts them. Failures are logged, and no text is deleted.

interface FilledFrom extends ParsedFolder {
  /** Texts that replaced files of the folder. */
  texts: FolderTexts
}

/** Records of the folder with staff's published texts, except texts that can't be read anymore. */
export const readFolderRecords = async (context: Reading): Promise<FilledFrom> =>
  readWith(context, await readFormerTexts(context.db))

type Reading = Pick<AppContext, 'db' | 'siteContent' | 'settings'>

const readWith = async ({ siteContent, settings }: Reading, former: FolderTexts): Promise<FilledFrom> => {
  let texts = await ofPage(settings.collegeDir, former)
  for (let left = 0; left !== Object.keys(texts).length;)
    try {
      return { ...(await siteContent.readFolder(texts)), texts }
    } catch (error) {
      if (!(error instanceof CollegeUnreadable)) throw error
      const { files } = error
      left = Object.keys(texts).length
      texts = Object.fromEntries(Object.entries(texts).filter(([path]) => !files.includes(path)))
    }
  return { ...(await siteContent.readFolder()), texts: {} }
}

/** Texts by path that no record has taken over; null if the file was deleted. */
export const readFormerTexts = async (client: DbClient): Promise<FolderTexts> => {
  const rows = await client
    .selectFrom('former_texts')
    .select(['path', 'text'])
    .where('state', '=', 'live')
    .execute()
  return Object.fromEntries(rows.map(({ path, text }) => [path, text]))
}

/** Marks the texts of these files as taken over by records. */
export const takeFormerTexts = async (trx: DbClient, { texts, files }: FilledFrom): Promise<void> => {
  const imported = new Set(Object.values(files).flat())
  const paths = Object.keys(texts).filter((path) => texts[path] === null || imported.has(path))
  await trx
    .updateTable('former_texts')
    .set({ state: 'version' })
    .where('state', '=', 'live')
    .where('path', 'in', ['', ...paths])
    .execute()
}

/** Copies owners, last reviews and next reviews of files to their records. */
export const copyReviews = async (trx: DbClient): Promise<void> => {
  const roles = await trx.selectFrom('roles').select(['id', 'description']).execute()
  for (const { path, owner, due, checked_at } of await trx
    .selectFrom('former_reviews')
    .selectAll()
    .execute()) {
    const role = roles.find(({ description }) => fold(description) === fold(owner?.trim() ?? ''))
    const held = await selectAddresses(trx)
      .select(['resource', 'record_id'])
      .where('path', '=', addressKey(formerAddress(path)))
      .where('resource', 'in', ['pages', 'programs', 'monographs'])
      .executeTakeFirst()
    if (held)
      await table(trx)
        .updateTable(tableName(findResource(held.resource)))
        .set({ owner_id: role?.id ?? null, due, checked_at })
        .where('id', '=', held.record_id)
        .execute()
  }
}

/** Logs each published text that no record has taken over. */
export const logFormerTexts = async ({ db, log }: Pick<AppContext, 'db' | 'log'>): Promise<void> => {
  const rows = await db
    .selectFrom('former_texts')
    .select(['path', 'state', 'note', 'causer', 'written_at'])
    .where('state', '=', 'live')
    .execute()
  for (const row of rows)
    log().warn(
      row,
      'published text without a record, stored in former_texts and written by `kampana content export`',
    )
}
