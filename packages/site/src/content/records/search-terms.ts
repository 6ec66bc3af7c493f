import { searchTerms } from '@kampana/shared/resources/search-terms'
import { joinPhrases, splitPhrases } from '@kampana/shared/text/phrases'
import { stringify } from 'yaml'
import { readSearchFile, searchFile } from '../search-words.ts'
import type { RecordFiles } from './layouts/layout.ts'

/** What people search for: pages with their words, and words that mean the same. */
export const searchTermsFile: RecordFiles = {
  resource: searchTerms,
  files: () => [searchFile],
  read: (files) => {
    const { pages, synonyms } = readSearchFile(files).value
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
