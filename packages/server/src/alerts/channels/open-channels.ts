import type { AppContext } from '../../app-context.ts'

/** Makes the record of each channel's file at the start, switched off, and forgets those of files that are gone. */
export const openChannels = async ({ db, settings }: Pick<AppContext, 'db' | 'settings'>): Promise<void> => {
  const names = settings.channels.map(({ name }) => name)
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('channels')
      .$if(names.length > 0, (rows) => rows.where('name', 'not in', names))
      .execute()
    for (const { name, label } of settings.channels)
      await trx
        .insertInto('channels')
        .values({ name, label })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ label }))
        .execute()
  })
}
