import type { AppContext } from '../../app-context.ts'

/**
 * Creates a disabled record for each new channel file at the start, stores the problem of invalid files, and deletes records
 * without a file. Writes differences only, because a full disk must not keep the site from starting.
 */
export const openChannels = async ({ db, settings }: Pick<AppContext, 'db' | 'settings'>): Promise<void> => {
  const known = await db.selectFrom('channels').select(['name', 'label', 'problem']).execute()
  const files = [
    ...settings.channels.map(({ name, label }) => ({ name, label, problem: null })),
    // An invalid file may even lack a label.
    ...settings.faultyChannels.map(({ name, problem }) => ({
      name,
      label: known.find((row) => row.name === name)?.label ?? name,
      problem,
    })),
  ]
  const gone = known.filter(({ name }) => !files.some((file) => file.name === name))
  const other = files.filter(
    (file) =>
      !known.some(
        (row) => row.name === file.name && row.label === file.label && row.problem === file.problem,
      ),
  )
  if (gone.length + other.length === 0) return
  await db.transaction().execute(async (trx) => {
    for (const { name } of gone) await trx.deleteFrom('channels').where('name', '=', name).execute()
    for (const { name, label, problem } of other)
      await trx
        .insertInto('channels')
        .values({ name, label, problem })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ label, problem }))
        .execute()
  })
}
