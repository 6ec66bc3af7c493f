import { after, instant } from '../../clock.ts'
import type { AppContext } from '../../app-context.ts'

/** A connection of a person who has a file open. */
export interface OpenEditor {
  id: string
  path: string
  session_hash: string
  user_id: number
  name: string
}

/** After these seconds without a sign of life somebody is taken for gone. */
const longestSilence = 40

/** The rows of `content_editors`, by which nodes know of each other's connections. */
export const editorRows = ({ db, now }: Pick<AppContext, 'db' | 'now'>) => ({
  add: async (editor: OpenEditor): Promise<void> => {
    const time = now()
    await db
      .deleteFrom('content_editors')
      .where('seen_at', '<', instant(after(time, -longestSilence)))
      .execute()
    await db
      .insertInto('content_editors')
      .values({ ...editor, seen_at: instant(time) })
      .execute()
  },
  remove: async (id: string): Promise<void> => {
    await db.deleteFrom('content_editors').where('id', '=', id).execute()
  },
  keep: async (ids: readonly string[]): Promise<void> => {
    await db
      .updateTable('content_editors')
      .set({ seen_at: instant(now()) })
      .where('id', 'in', ids)
      .execute()
  },
  list: (paths: readonly string[]): Promise<OpenEditor[]> =>
    db
      .selectFrom('content_editors')
      .select(['id', 'path', 'session_hash', 'user_id', 'name'])
      .where('path', 'in', paths)
      .where('seen_at', '>=', instant(after(now(), -longestSilence)))
      .orderBy('name')
      .orderBy('id')
      .execute(),
})
