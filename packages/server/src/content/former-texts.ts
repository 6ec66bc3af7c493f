import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import type { FolderRecords } from '@kampana/shared/content/shown-records'
import { fold } from '@kampana/shared/text/fold'
import type { AppContext } from '../app-context.ts'
import type { DbClient } from '../db/tables.ts'
import { CollegeUnreadable } from './content-store.ts'
import { ofPage } from './former-pages.ts'

// Before pages were records staff published texts over files of the college's folder. The start that fills records from the folder
// takes them over; what can't be is told in the log, and no text leaves the table (docs/decisions/0154).

interface FilledFrom extends FolderRecords {
  /** The texts that lay over the folder. */
  texts: FolderTexts
}

/** What the folder says of records, with what staff had published over it, but for texts that can't be read any more. */
export const readFolderRecords = async ({
  db,
  siteContent,
  settings,
}: Pick<AppContext, 'db' | 'siteContent' | 'settings'>): Promise<FilledFrom> => {
  let texts = await ofPage(settings.collegeDir, await readFormerTexts(db))
  for (let left = 0; left !== Object.keys(texts).length;)
    try {
      return { ...(await siteContent.folderRecordsWith(texts)), texts }
    } catch (error) {
      if (!(error instanceof CollegeUnreadable)) throw error
      const { files } = error
      left = Object.keys(texts).length
      texts = Object.fromEntries(Object.entries(texts).filter(([path]) => !files.includes(path)))
    }
  return { ...siteContent.folderRecords(), texts: {} }
}

/** The texts, by path, that nothing has taken over; null where the file was deleted. */
export const readFormerTexts = async (client: DbClient): Promise<FolderTexts> => {
  const rows = await client
    .selectFrom('former_texts')
    .select(['path', 'text'])
    .where('state', '=', 'live')
    .execute()
  return Object.fromEntries(rows.map(({ path, text }) => [path, text]))
}

/** Notes that records have taken over the texts of these files. */
export const takeFormerTexts = async (trx: DbClient, { texts, files }: FilledFrom): Promise<void> => {
  const carried = new Set(Object.values(files).flat())
  const paths = Object.keys(texts).filter((path) => texts[path] === null || carried.has(path))
  await trx
    .updateTable('former_texts')
    .set({ state: 'version' })
    .where('state', '=', 'live')
    .where('path', 'in', ['', ...paths])
    .execute()
}

/** Gives pages who looked after their files, when they were last confirmed, and when they are to be looked at again. */
export const carryReviews = async (trx: DbClient): Promise<void> => {
  const roles = await trx.selectFrom('roles').select(['id', 'description']).execute()
  for (const { path, owner, due, checked_at } of await trx
    .selectFrom('former_reviews')
    .selectAll()
    .where('path', 'like', 'pages/%')
    .execute()) {
    const role = roles.find(({ description }) => fold(description) === fold(owner?.trim() ?? ''))
    await trx
      .updateTable('pages')
      .set({ owner_id: role?.id ?? null, due, checked_at })
      .where('address', '=', path.replace(/^pages|(?:^pages\/index|\.md)$/g, '') || '/')
      .execute()
  }
}

/** Tells in the log what of the former texts isn't on the site: what no record took over, and what still waited. */
export const tellFormerTexts = async ({ db, log }: Pick<AppContext, 'db' | 'log'>): Promise<void> => {
  const rows = await db
    .selectFrom('former_texts')
    .select(['path', 'state', 'note', 'causer', 'written_at', 'publish_at'])
    .where('state', '!=', 'version')
    .execute()
  for (const row of rows) log().warn(row, notCarried[row.state === 'live' ? 'live' : 'waiting'])
}

const notCarried = {
  live: 'what staff had published over a file of the folder is no record, or can’t be read any more: `pnpm content export` writes it to its file',
  waiting: 'a draft of a file was waiting and isn’t carried over: its text is in the table former_texts',
}
