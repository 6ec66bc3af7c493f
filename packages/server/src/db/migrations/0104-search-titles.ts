import type { Schema } from '../schema-builder.ts'

/** Titles have a search index of their own where the index of all words doesn't tell them apart (decision 0234). */
export const searchTitles = async ({ dialect, run }: Schema): Promise<void> =>
  run(dialect.fullText.indexTitles)
