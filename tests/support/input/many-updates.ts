import type { Database } from '@kampana/server/db/tables'
import { bodyOf } from './rich-text.ts'

/** Inserts published announcements directly into the database. The cache version must be increased afterwards. */
export const manyUpdates = async (db: Database, count: number): Promise<void> => {
  const rows = Array.from({ length: count }, (_, each) => {
    const at = new Date(Date.UTC(2020, 0, 1) + each * 3_600_000).toISOString().replace('Z', '000Z')
    return {
      title: `Bulletin ${each}`,
      category: 'announcements' as const,
      updates: bodyOf('x'),
      excerpt: '',
      status: 'published' as const,
      posted_at: at,
      created_at: at,
    }
  })
  for (let from = 0; from < count; from += 500)
    await db
      .insertInto('updates')
      .values(rows.slice(from, from + 500))
      .execute()
}
