import type { FastifyInstance } from 'fastify'
import { calendarDay } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import { parsePageNumber, pageSize } from '../crud/query/list-query.ts'
import { pageBody } from '../crud/query/pagination.ts'
import { toPublicUrl } from '../crud/request.ts'
import { parseQuestion } from './parse-question.ts'
import type { Curation } from './curation.ts'
import { excerptAround, findMatches } from '../crud/query/excerpt.ts'
import { find, type Found } from './find.ts'
import { suggestions } from './suggestion.ts'

interface SearchRequest {
  Querystring: { q?: unknown; page?: unknown }
}
/** GET /api/search: public pages and records with these words, ten a page. No input is an error. */
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
      const first = (parsePageNumber(query.page) - 1) * pageSize
      const words = parseQuestion(question)
      const { withSynonyms, promotedPages, unwritten, isKnown } = await curation()
      const today = calendarDay(context.settings.timeZone, context.now())
      const ask: Ask = async ({ words, all, promoted = [] }) =>
        words.length === 0
          ? { rows: [], total: 0 }
          : find(reading, {
              terms: words.map(withSynonyms),
              all,
              promoted,
              unwritten,
              today,
              first,
              count: pageSize,
            })

      const { rows, total, ...how } = await answer(words, {
        ask,
        promoted: promotedPages(question),
        suggest: (words) => suggest(words, isKnown),
      })
      if (!how.all && first === 0) context.readings.fruitless(raw, question)
      const found = how.words.flatMap(withSynonyms)
      // Questions rarely repeat, so results aren't cached.
      reply.header('cache-control', 'no-store')
      const page = pageBody(
        rows.map((row) => toResult(row, found)),
        total,
        { first, count: pageSize },
        toPublicUrl(context, path),
        { q: question },
      )
      return { ...page, all: how.all, instead: how.instead ? how.words.join(' ') : null }
    },
  )
}

interface Answer {
  rows: Found[]
  total: number
  /** The words that matched. */
  words: readonly string[]
  all: boolean
  /** Whether they are corrections of the question's. */
  instead: boolean
}

type Ask = (query: {
  words: readonly string[]
  all: boolean
  promoted?: readonly string[]
}) => Promise<Pick<Answer, 'rows' | 'total'>>
interface AnswerOptions {
  ask: Ask
  promoted: readonly string[]
  suggest: (words: readonly string[]) => Promise<string[] | null>
}

/** Promoted pages and matches of all words; else matches of the corrected words; else matches of some words. */
const answer = async (
  words: readonly string[],
  { ask, promoted, suggest }: AnswerOptions,
): Promise<Answer> => {
  const whole = await ask({ words, all: true, promoted })
  if (whole.total > 0 || words.length === 0) return { ...whole, words, all: true, instead: false }
  const corrected = await suggest(words)
  const other = corrected && (await ask({ words: corrected, all: true }))
  if (other && other.total > 0) return { ...other, words: corrected, all: true, instead: true }
  return {
    ...(words.length > 1 ? await ask({ words, all: false }) : whole),
    words,
    all: false,
    instead: false,
  }
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
  summary:
    'What the public may read that has the words of q, ten a page. `all` is false where nothing has all of them and these have some; `instead` are the words that were probably meant, and are found where nothing has those of q; `found` tells from where to where they stand',
  querystring: {
    type: 'object',
    properties: { q: { type: 'string' }, page: { type: 'string' } },
  },
}
