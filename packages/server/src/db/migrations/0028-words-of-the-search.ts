import type { Schema } from '../schema-builder.ts'

/** The beginnings of long words are looked up in a list of all words. */
export const wordsOfTheSearch = ({ listWords }: Schema): Promise<void> => listWords()
