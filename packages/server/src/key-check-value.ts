import type { AppContext } from './app-context.ts'

/** Says in the log where a database was last used with another key, as one node of several might by mistake. */
export const verifyKeyCheckValue = async ({
  db,
  sign,
  isSigned,
  log,
}: Pick<AppContext, 'db' | 'sign' | 'isSigned' | 'log'>): Promise<void> => {
  const mark = sign('key mark', '')
  const last = await db.selectFrom('key_mark').select('mark').where('id', '=', 1).executeTakeFirst()
  if (last?.mark === mark) return
  // Not where the key was rotated, and the last one stands among those before it.
  if (last && !isSigned('key mark', '', last.mark)) log().warn(another)
  await db
    .insertInto('key_mark')
    .values({ id: 1, mark })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ mark }))
    .execute()
}

const another =
  'This key (APP_KEY, or app.key in DATA_DIR) is not the one that the database was last used with. Nodes that run ' +
  'together need the same; secrets of two-step sign-in and waiting letters that another key encrypted can not be read.'
