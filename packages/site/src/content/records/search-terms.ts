import { searchTerms } from '@kampana/shared/resources/search-terms'
import { joinPhrases, splitPhrases } from '@kampana/engine-declare/text/phrases'
import { stringify } from 'yaml'
import { tokenize } from '@kampana/engine-declare/text/fold'
import { collectErrors, ContentError } from '../content-error.ts'
import { readYamlFile, type Yaml } from '../yaml/read-yaml.ts'
import type { RecordFiles } from './layouts/layout.ts'
import { isMapping } from './layouts/rows-as-mapping.ts'

const searchFile = 'search.yaml'

/** Search terms: phrases that lead to pages, and synonyms. */
export const searchTermsFile: RecordFiles = {
  resource: searchTerms,
  files: () => [searchFile],
  read: (files) => {
    const { value, findLine } = readYamlFile(files, searchFile)
    const { pages, synonyms, ...others } = isMapping(value) ? value : {}
    if (!isMapping(pages) || !Array.isArray(synonyms) || Object.keys(others).length > 0)
      throw new ContentError(searchFile, 'must contain `pages` with words, and a list of `synonyms`.', 1)
    return collectErrors([
      ...Object.entries(pages).map(([page, words]) => () => {
        return { words: readPhrases(words, ['pages', page], findLine), page }
      }),
      ...synonyms.map((words: unknown, n) => () => {
        return { words: readPhrases(words, ['synonyms', n], findLine), page: null }
      }),
    ]).map((values) => ({ values, samples: [] }))
  },
  write: (records) => {
    const terms = records
      .map(({ values }) => ({ page: values['page'], phrases: splitPhrases(String(values['words'])) }))
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    const pages = Map.groupBy(
      terms.filter(({ page }) => page !== null),
      ({ page }) => page,
    )
    const written = {
      pages: Object.fromEntries(
        [...pages].map(([page, own]) => [page, own.flatMap(({ phrases }) => phrases)]),
      ),
      synonyms: terms.filter(({ page }) => page === null).map(({ phrases }) => phrases),
    }
    return { [searchFile]: stringify(written, { lineWidth: 100 }) }
  },
}

const keyOf = ({ page, phrases }: { page: unknown; phrases: readonly string[] }): string =>
  `${String(page ?? '')} ${phrases.join()}`

/** Phrases of a page, or synonyms: at least two single words. */
const readPhrases = (words: unknown, at: readonly PropertyKey[], findLine: Yaml['findLine']): string => {
  const fault = (problem: string, ...path: PropertyKey[]) =>
    new ContentError(searchFile, `${[...at, ...path].join('.')}: ${problem}`, findLine([...at, ...path]))
  const areSynonyms = at[0] === 'synonyms'
  if (!Array.isArray(words)) throw fault('must be a list.')
  if (words.length < (areSynonyms ? 2 : 1))
    throw fault(areSynonyms ? 'a group of synonyms needs at least two words.' : 'must be a list of words.')
  const read = words.map((phrase: unknown, n) => () => {
    const { length } = typeof phrase === 'string' ? tokenize(phrase) : []
    if (areSynonyms && length !== 1) throw fault('must be one word.', n)
    if (length === 0) throw fault('must be words.', n)
    return String(phrase)
  })
  return joinPhrases(collectErrors(read))
}
