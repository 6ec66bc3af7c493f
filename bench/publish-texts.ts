import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { listFolder } from '@kampana/server/website/folder-texts'
import { putHeads } from '@kampana/server/website/publication/record-publication'
import { keepTexts } from '@kampana/server/website/texts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Publishes changed texts of this many pages and lists, straight into the database. */
export const publishTexts = async (dataDir: string, count: number): Promise<void> => {
  const settings = readSettings({ DATA_DIR: dataDir })
  const db = await openDatabase(settings)
  const files = await listFolder(settings.collegeDir)
  const edits = files
    .filter((path) => /^(?:pages|data)\//.test(path))
    .slice(0, count)
    .map((path) => {
      const base = readFileSync(join(settings.collegeDir, path), 'utf8')
      return { path, base, text: `${base}\n${path.endsWith('.md') ? '' : '# '}Changed here.\n` }
    })
  await db
    .transaction()
    .execute(async (trx) => {
      await keepTexts(
        trx,
        edits.flatMap(({ text, base }) => [text, base]),
      )
      await putHeads(trx, edits, 1)
    })
    .finally(() => db.destroy())
}
