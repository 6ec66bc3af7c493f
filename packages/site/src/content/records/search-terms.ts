import { searchTerms } from '@kampana/shared/resources/search-terms'
import { joinPhrases, splitPhrases } from '@kampana/shared/text/phrases'
import { stringify } from 'yaml'
import { tokenize } from '@kampana/shared/text/fold'
import { z } from 'zod'
import { readYamlFile } from '../yaml/read-yaml.ts'
import type { RecordFiles } from './layouts/layout.ts'

const searchFile = 'search.yaml'
const hasWords = (text: string): boolean => tokenize(text).length > 0
const schema = z.strictObject({
  pages: z.record(z.string(), z.array(z.string().refine(hasWords, 'must be words.')).min(1)),
  synonyms: z.array(
    z
      .array(z.string().refine((text) => tokenize(text).length === 1, 'must be one word.'))
      .min(2, 'a word needs another that means the same.'),
  ),
})

/** What people search for: pages with their words, and words that mean the same. */
export const searchTermsFile: RecordFiles = {
  resource: searchTerms,
  files: () => [searchFile],
  read: (files) => {
    const { pages, synonyms } = readYamlFile(files, searchFile, schema).value
    return [
      ...Object.entries(pages).map(([page, phrases]) => ({ words: joinPhrases(phrases), page })),
      ...synonyms.map((phrases) => ({ words: joinPhrases(phrases), page: null })),
    ].map((values) => ({ values, samples: [] }))
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
