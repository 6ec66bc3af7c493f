import type { Schema } from '../schema-builder.ts'

/** Number of phones that received an alert. */
export const phonesOfAlerts = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .alterTable('alerts')
    .addColumn('phones', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute()
}
