import type { RecordOf } from '@kampana/engine-declare/resource'
import type { SearchSynonyms } from '@kampana/shared/content/search-synonyms'
import type { searchTerms } from '@kampana/shared/resources/search-terms'
import { splitPhrases } from '@kampana/engine-declare/text/phrases'
import type { KnownPaths } from './checks/link-problems.ts'

/** Search terms of existing pages, sorted by address, and synonyms. If a phrase belongs to two pages, the first wins. */
export const toSearchSynonyms = (
  records: readonly RecordOf<typeof searchTerms>[],
  paths: KnownPaths,
): SearchSynonyms => {
  const terms = records.map(({ page, words }) => ({
    page,
    phrases: splitPhrases(words),
  }))
  const promoted = terms
    .filter(({ page }) => page !== null && paths.has(page.replace(/[?#].*$/, '')))
    .map(({ page, phrases }) => ({ address: encodeURI(String(page)), queries: phrases }))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
  const synonyms = terms.filter(({ page }) => page === null).map(({ phrases }) => phrases)
  return { promoted, synonyms: synonyms.toSorted((a, b) => (a.join() < b.join() ? -1 : 1)) }
}
