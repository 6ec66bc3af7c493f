import type { AppContext } from '../../app-context.ts'

/**
 * Makes the record of each channel's file at the start, switched off, and forgets those of files that are gone. It writes only what
 * differs, since a full disk must not keep the site from starting.
 */
export const openChannels = async ({ db, settings }: Pick<AppContext, 'db' | 'settings'>): Promise<void> => {
  const known = await db.selectFrom('channels').select(['name', 'label']).execute()
  const gone = known.filter(({ name }) => !settings.channels.some((channel) => channel.name === name))
  const other = settings.channels.filter(
    ({ name, label }) => !known.some((row) => row.name === name && row.label === label),
  )
  if (gone.length + other.length === 0) return
  await db.transaction().execute(async (trx) => {
    for (const { name } of gone) await trx.deleteFrom('channels').where('name', '=', name).execute()
    for (const { name, label } of other)
      await trx
        .insertInto('channels')
        .values({ name, label })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ label }))
        .execute()
  })
}
