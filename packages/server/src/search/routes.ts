import type { FastifyInstance } from 'fastify'
import { calendarDay } from '@kampana/shared/time/time-zone'
import type { AppContext } from '../app-context.ts'
import { parsePageNumber, pageSize } from '../crud/query/list-query.ts'
import { maxRanked } from '../db/dialect/terms.ts'
import { pageBody } from '../crud/query/pagination.ts'
import { toPublicUrl } from '../crud/request.ts'
import type { Curation } from './curation.ts'
import { excerptAround, findMatches } from '../crud/query/excerpt.ts'
import { find, type Found } from './find.ts'
import { suggestions, type Suggest } from './suggestion.ts'
import { weigh } from './weigh.ts'

interface SearchRequest {
  Querystring: { q?: unknown; page?: unknown; beneath?: unknown }
}
/**
 * GET /api/search: public pages and records with these words, ten per page, or all descendants of one page at once. No input
 * is an error.
 */
export const serveSearch = (
  app: FastifyInstance,
  context: AppContext,
  curation: () => Promise<Curation>,
): void => {
  const path = '/api/search'
  const reading = { ...context, db: context.reader }
  const suggest = suggestions(reading)
  app.get<SearchRequest>(
    path,
    { config: { access: 'anyone' }, schema: document, onRequest: context.limitReads },
    async ({ query, raw }, reply) => {
      const question = typeof query.q === 'string' ? query.q : ''
      const within = typeof query.beneath === 'string' ? query.beneath : undefined
      const count = within === undefined ? pageSize : maxRanked
      const first = (parsePageNumber(query.page) - 1) * count
      const known = await curation()
      const { instead, ...weighed } = await readWords(reading, known.parse(question), known, suggest)
      const { rows, total, all } = await find(reading, {
        question,
        ...weighed,
        promotions: known.promotions(weighed.words.map(({ begun }) => begun[0])),
        unwritten: known.unwritten,
        beneath: within,
        today: calendarDay(context.settings.timeZone, context.now()),
        first,
        count,
      })
      if (!all && first === 0) context.pageViews.fruitless(raw, question)
      const found = weighed.words.flatMap(({ meant }) => meant)
      // Questions rarely repeat, so results aren't cached.
      reply.header('cache-control', 'no-store')
      const page = pageBody(
        rows.map((row) => toResult(row, found)),
        total,
        { first, count },
        toPublicUrl(context, path),
        { q: question, ...(within !== undefined && { beneath: within }) },
      )
      return { ...page, all, instead: total > 0 ? instead : null }
    },
  )
}

/** Words of a question; unknown words are corrected if a similar one exists. `instead` then contains all words. */
const readWords = async (
  reading: Pick<AppContext, 'db'>,
  typed: readonly string[],
  { expand, words: known }: Curation,
  suggest: Suggest,
) => {
  const asTyped = await weigh(reading, typed.map(expand))
  const isMissing = (word: string, n: number) => !known.has(word) && !asTyped.words[n]?.isFound
  if (!typed.some(isMissing)) return { ...asTyped, instead: null }
  const corrected = await suggest(typed, (word) => !isMissing(word, typed.indexOf(word)), known)
  if (corrected === null) return { ...asTyped, instead: null }
  return { ...(await weigh(reading, corrected.map(expand))), instead: corrected.join(' ') }
}

const toResult = ({ kind, title, lead, body, address, newest }: Found, words: readonly string[]) => {
  const { text, found } = excerptAround([lead, body].filter(Boolean).join(' · '), words)
  return {
    kind,
    title,
    address,
    posted_at: newest,
    excerpt: text,
    found: { title: findMatches(title, words), excerpt: found },
  }
}

const document = {
  tags: ['search'],
  summary: 'Search public pages and records, ten results per page',
  description:
    '`all` is false if no result contains all words. `instead` contains the corrected words if a word of `q` has no results. ' +
    '`found` contains the start and exclusive end of each match.',
  querystring: {
    type: 'object',
    properties: {
      q: { type: 'string', description: 'Words to search for' },
      page: { type: 'string', description: 'Page of results, counted from 1' },
      beneath: {
        type: 'string',
        description: 'Path of a page, to search only its descendants and return all results at once',
      },
    },
  },
}
