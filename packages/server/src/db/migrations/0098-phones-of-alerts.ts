import type { Schema } from '../schema-builder.ts'

/** To how many phones an alert was handed, among all. */
export const phonesOfAlerts = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .alterTable('alerts')
    .addColumn('phones', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute()
}
