import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../app-context.ts'
import { readFormerTexts } from './former-texts.ts'

/**
 * Notes that the folder has texts of staff by now: `content export` of 0.3.1 wrote them into it in another layout, and names their
 * hashes in `export.json`. Laid over it they would take the place of what they became, and of what was changed there since.
 */
export const passExportedTexts = async ({
  db,
  settings,
}: Pick<AppContext, 'db' | 'settings'>): Promise<void> => {
  const hashes = await readHashes(join(settings.collegeDir, 'export.json'))
  const texts = Object.entries(await readFormerTexts(db))
  const paths = texts.filter(([path, text]) => hashes[path] === hashText(text)).map(([path]) => path)
  await db
    .updateTable('former_texts')
    .set({ state: 'version' })
    .where('state', '=', 'live')
    .where('path', 'in', ['', ...paths])
    .execute()
}

const hashText = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('base64url')

/** The hashes of an export by path, null where staff had deleted a file; none where the folder is no export. */
const readHashes = async (file: string): Promise<Readonly<Record<string, string | null>>> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')).texts ?? {}
  } catch {
    return {}
  }
}
