import { pathMessages } from '@kampana/engine-declare/messages/path-messages'
import { searchMessages } from '@kampana/engine-declare/messages/search-messages'
import { tokenize } from '@kampana/engine-declare/text/fold'
import { joinPhrases, splitPhrases } from '@kampana/engine-declare/text/phrases'
import type { ResourceHooks } from './resource-hooks.ts'
import { pageProblem } from '@kampana/engine-server/records/addresses/redirects'
import type { DbClient } from '../db/tables.ts'
import { invalid } from '@kampana/engine-server/error'

/** Hooks of search terms: words are normalized, and their page must exist. */
export const searchTermHooks: ResourceHooks<'search-terms'> = {
  computedColumns: [({ words }) => (words === undefined ? {} : { words: joinPhrases(splitPhrases(words)) })],
  beforeWrite: [
    async (trx, { action, input, old }) => {
      if (action === 'delete') return
      const { words = '', page = null } = { ...old, ...input }
      const problem = wordsProblem(splitPhrases(words), page === null)
      if (problem !== undefined) throw invalid({ words: [problem] })
      if (page !== null && input.page !== undefined && !(await isPage(trx, page)))
        throw invalid({ page: [pathMessages.noPage(page)] })
    },
  ],
}

const wordsProblem = (phrases: readonly string[], areSame: boolean): string | undefined => {
  for (const phrase of phrases) {
    const count = tokenize(phrase).length
    if (count === 0) return searchMessages.noWord(phrase)
    if (areSame && count > 1) return searchMessages.notOneWord(phrase)
  }
  return phrases.length === 0 || (areSame && phrases.length === 1) ? searchMessages.alone : undefined
}

const isPage = async (client: DbClient, address: string): Promise<boolean> =>
  (await pageProblem(client, address.replace(/[?#].*$/s, ''))) === undefined
