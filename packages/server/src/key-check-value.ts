import type { AppContext } from './app-context.ts'
import { unlessDiskFull } from './operations/unless-disk-full.ts'

/** Logs a warning where the database was last used with another key, as by a misconfigured node among several. */
export const verifyKeyCheckValue = async ({
  db,
  sign,
  isSigned,
  log,
}: Pick<AppContext, 'db' | 'sign' | 'isSigned' | 'log'>): Promise<void> => {
  const mark = sign('key mark', '')
  const last = await db.selectFrom('key_mark').select('mark').where('id', '=', 1).executeTakeFirst()
  if (last?.mark === mark) return
  // After a key rotation the last key is among the previous ones.
  if (last && !isSigned('key mark', '', last.mark)) log().warn(another)
  const query = db
    .insertInto('key_mark')
    .values({ id: 1, mark })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ mark }))
  await unlessDiskFull(log, async () => void (await query.execute()))
}

const another =
  'This key (APP_KEY, or app.key in DATA_DIR) is not the one that the database was last used with. Nodes that run ' +
  'together need the same; secrets of two-step sign-in and waiting letters that another key encrypted can not be read.'
