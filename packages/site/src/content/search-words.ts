import { tokenize } from '@kampana/shared/text/fold'
import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import { readYamlFile } from './read-yaml.ts'

const hasWords = (text: string): boolean => tokenize(text).length > 0
const schema = z.strictObject({
  pages: z.record(z.string(), z.array(z.string().refine(hasWords, 'must be words.')).min(1)),
  synonyms: z.array(
    z
      .array(z.string().refine((text) => tokenize(text).length === 1, 'must be one word.'))
      .min(2, 'a word needs another that means the same.'),
  ),
})

/** What a college knows of how people search. */
export interface SearchWords {
  /** Pages by their addresses, as they are encoded in links, and what people type who mean them. */
  promoted: { address: string; queries: string[] }[]
  /** Words of which each finds the others as well. */
  synonyms: string[][]
}

/** Reads `search.yaml`. Throws a `ContentError` for each page that isn't in the site map. */
export const readSearchWords = (file: string, paths: ReadonlySet<string>): SearchWords => {
  const { value, lineOf } = readYamlFile(file, schema)
  const promoted = collectErrors(
    Object.entries(value.pages).map(([path, queries]) => () => {
      if (!paths.has(path.replace(/#.*$/, '')))
        throw new ContentError(file, `${path} is no page of the site map.`, lineOf(['pages', path]))
      return { address: encodeURI(path), queries }
    }),
  )
  return { promoted, synonyms: value.synonyms }
}
