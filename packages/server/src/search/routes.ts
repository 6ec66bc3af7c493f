import { searchCalls } from '@kampana/shared/calls/search-calls'
import type { FastifyInstance } from 'fastify'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import type { AppContext } from '../app-context.ts'
import { parsePageNumber, pageSize } from '@kampana/engine-server/records/query/list-query'
import { maxRanked } from '@kampana/engine-server/db/dialect/terms'
import { pageBody } from '@kampana/engine-server/records/query/pagination'
import { serve, type HandlerInput } from '@kampana/engine-server/records/calls/serve'
import { toPublicUrl } from '@kampana/engine-server/records/input/request'
import type { Curation } from './curation.ts'
import { excerptAround, findMatches } from '@kampana/engine-server/records/query/excerpt'
import { find, type Found } from './find.ts'
import {
  closestWord,
  countWords,
  isBegun,
  type Vocabulary,
} from '@kampana/engine-server/records/query/closest-word'
import { weigh } from './weigh.ts'

/** Serves the search of public pages and records, or of all descendants of one page at once. No input is an error. */
export const serveSearch = (
  app: FastifyInstance,
  context: AppContext,
  curation: () => Promise<Curation>,
): void => {
  const reading = { ...context, db: context.reader }
  const suggest = suggestions(reading)
  const search = async ({ query, request, reply }: HandlerInput<typeof searchCalls.find>) => {
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
    if (!all && first === 0) context.pageViews.fruitless(request.raw, question)
    const found = weighed.words.flatMap(({ meant }) => meant)
    // Questions rarely repeat, so results aren't cached.
    reply.header('cache-control', 'no-store')
    const data = rows.map((row) => toResult(row, found))
    const path = toPublicUrl(context, searchCalls.find.path)
    const rest = { q: question, ...(within !== undefined && { beneath: within }) }
    const page = pageBody(data, total, { first, count }, path, rest)
    return { ...page, data, all, instead: total > 0 ? instead : null }
  }
  serve(app, searchCalls, { find: search }, { hooks: { find: { onRequest: context.limitReads } } })
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

/** Number of newest texts whose words form the vocabulary. */
const maxTexts = 500

/**
 * Corrects words: replaces each unknown one with the closest word of the vocabulary from texts and settings. Null if nothing
 * changes.
 */
type Suggest = (
  words: readonly string[],
  isKnown: (word: string) => boolean,
  settings: ReadonlySet<string>,
) => Promise<string[] | null>

const suggestions = ({ db, cacheVersion }: Pick<AppContext, 'db' | 'cacheVersion'>): Suggest => {
  let known: { at: number; words: Promise<Vocabulary> } | undefined
  const vocabulary = (): Promise<Vocabulary> => {
    const at = cacheVersion.current()
    if (known?.at !== at) known = { at, words: readAll() }
    return known.words
  }
  const readAll = async (): Promise<Vocabulary> => {
    const rows = await db
      .selectFrom('search')
      .select(['title_words', 'lead_words', 'body_words'])
      .orderBy('newest', (by) => by.desc().nullsFirst())
      .limit(maxTexts)
      .execute()
    return {
      counts: countWords(rows.map((row) => `${row.title_words} ${row.lead_words} ${row.body_words}`)),
      titles: new Set(rows.flatMap((row) => row.title_words.split(' '))),
    }
  }
  return async (words, isKnown, settings) => {
    const { counts, titles } = await vocabulary().catch((error: unknown) => {
      known = undefined
      throw error
    })
    const all = {
      counts: new Map([...[...settings].map((word) => [word, 1] as const), ...counts]),
      titles: titles.union(settings),
    }
    const corrected = words.map((word) =>
      isKnown(word) || isBegun(word, counts) ? word : closestWord(word, all),
    )
    return corrected.some((word, index) => word !== words[index]) ? corrected : null
  }
}
