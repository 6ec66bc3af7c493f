import type { Schema } from '../schema-builder.ts'

/** Adds a search index of titles if the index of all words doesn't distinguish them. */
export const searchTitles = async ({ dialect, run }: Schema): Promise<void> =>
  run(dialect.fullText.indexTitles)
