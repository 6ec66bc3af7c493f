import { tokenize } from '@kampana/shared/text/fold'
import { z } from 'zod'
import type { KnownPaths } from './editing/read-cache.ts'
import type { Files } from './files.ts'
import { readYamlFile } from './yaml/read-yaml.ts'

const hasWords = (text: string): boolean => tokenize(text).length > 0
/** The file of the words. */
export const searchFile = 'search.yaml'
const schema = z.strictObject({
  pages: z.record(z.string(), z.array(z.string().refine(hasWords, 'must be words.')).min(1)),
  synonyms: z.array(
    z
      .array(z.string().refine((text) => tokenize(text).length === 1, 'must be one word.'))
      .min(2, 'a word needs another that means the same.'),
  ),
})

/** Curated words for the server's search. */
export interface SearchWords {
  /** The words that people type for a page, by its encoded path. */
  promoted: { address: string; queries: string[] }[]
  /** Groups of synonyms. */
  synonyms: string[][]
}

/** Reads the words as they are written. */
export const readSearchFile = (files: Files) => readYamlFile(files, searchFile, schema)

/** Reads `search.yaml`, but for what leads to a page that is gone. In the order of addresses: where two are meant, the first is. */
export const readSearchWords = (files: Files, paths: KnownPaths): SearchWords => {
  const { pages, synonyms } = readSearchFile(files).value
  const promoted = Object.entries(pages)
    .filter(([path]) => paths.has(path.replace(/[?#].*$/, '')))
    .map(([path, queries]) => ({ address: encodeURI(path), queries }))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
  return { promoted, synonyms: synonyms.toSorted((a, b) => (a.join() < b.join() ? -1 : 1)) }
}
