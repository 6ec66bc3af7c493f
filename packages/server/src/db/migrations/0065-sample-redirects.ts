import type { Schema } from '../schema-builder.ts'

/** Redirects of the college's folder are records, of which the first start says whether they are still the sample's. */
export const sampleRedirects = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('redirects').addColumn('sample', 'text').execute()
}
