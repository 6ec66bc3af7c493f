import { tokenize } from '@kampana/shared/text/fold'
import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import type { KnownPaths } from './editing/read-cache.ts'
import type { Files } from './files.ts'
import { readYamlFile } from './yaml/read-yaml.ts'

const hasWords = (text: string): boolean => tokenize(text).length > 0
const file = 'search.yaml'
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

/** Reads `search.yaml`. Throws a `ContentError` for each page that isn't in the site map. */
export const readSearchWords = (files: Files, paths: KnownPaths): SearchWords => {
  const { value, findLine } = readYamlFile(files, file, schema)
  const promoted = collectErrors(
    Object.entries(value.pages).map(([path, queries]) => () => {
      if (!paths.has(path.replace(/#.*$/, '')))
        throw new ContentError(file, `${path} is no page of the site map.`, findLine(['pages', path]))
      return { address: encodeURI(path), queries }
    }),
  )
  return { promoted, synonyms: value.synonyms }
}
