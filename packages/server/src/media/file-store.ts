import { fileUrl, fileName, fileTypes, type FileEnding } from '@kampana/shared/media/file'
import { instant } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import { mediaHash } from './store.ts'

/** Keeps a file under its fingerprint and its name; the same file of the same name once, as if it were new. */
export const keepFile = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  bytes: Uint8Array,
  called: string,
  ending: FileEnding,
): Promise<{ link: string; name: string }> => {
  const kept = { hash: mediaHash(bytes), name: fileName(called, ending) }
  await db
    .insertInto('files')
    .values({ ...kept, type: fileTypes[ending], bytes, created_at: instant(now()) })
    .onConflict((conflict) => conflict.columns(['hash', 'name']).doUpdateSet({ unused_since: null }))
    .execute()
  return { link: fileUrl(kept), name: kept.name }
}
