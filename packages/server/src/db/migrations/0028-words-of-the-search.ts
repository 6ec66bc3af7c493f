import type { Schema } from '../schema-builder.ts'

/** Adds the list of all indexed words, in which long prefixes are looked up. */
export const wordsOfTheSearch = ({ listWords }: Schema): Promise<void> => listWords()
