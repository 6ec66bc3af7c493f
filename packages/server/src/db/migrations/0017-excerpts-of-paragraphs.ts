import { createExcerpt } from '@kampana/shared/rich-text/excerpt'
import { parseRichText } from '@kampana/shared/rich-text/rich-text'
import type { Schema } from '../schema-builder.ts'

const rowsAtOnce = 200

/** Makes excerpts again, of deleted updates, too, since they ran headings, lists and paragraphs together. */
export const excerptsOfParagraphs = async ({ db }: Schema): Promise<void> => {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('updates')
      .select(['id', 'updates', 'excerpt'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    for (const { id, updates, excerpt: old } of rows) {
      const excerpt = excerptIn(updates ?? '') ?? old
      if (excerpt !== old) await db.updateTable('updates').set({ excerpt }).where('id', '=', id).execute()
    }
    if (rows.length < rowsAtOnce) break
    last = rows.at(-1)!.id
  }
  const deleted = await db
    .selectFrom('trash')
    .select(['id', 'kept'])
    .where('resource', '=', 'updates')
    .execute()
  for (const { id, kept: json } of deleted) {
    const kept = JSON.parse(json) as { row: { updates: string; excerpt: string } }
    kept.row.excerpt = excerptIn(kept.row.updates) ?? kept.row.excerpt
    await db
      .updateTable('trash')
      .set({ kept: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute()
  }
  // Other nodes may still run, with cached pages of the old excerpts.
  await db
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
}

const excerptIn = (updates: string): string | undefined => {
  const read = parseRichText(updates)
  return 'document' in read ? createExcerpt(read.document) : undefined
}
