import { boundedCounts } from './bounded-counts.ts'
import { isReading, isVisitor } from './is-reading.ts'
import { countedWords, fruitlessQuestions } from './searched-words.ts'
import type { ReadingCounter } from './figures.ts'

/** The names of each kind that are counted between two writes. */
const most = { page: 5_000, referrer: 300, search: 300 } as const
const kinds = ['page', 'referrer', 'search'] as const

export const readingCounter = (ownHosts: ReadonlySet<string>): ReadingCounter => {
  const counts = {
    page: boundedCounts(most.page),
    referrer: boundedCounts(most.referrer),
    search: boundedCounts(most.search),
  }
  const questions = fruitlessQuestions()
  return {
    page: (request, path) => {
      if (!isReading(request)) return
      counts.page.add(path)
      const host = referrerHost(request.headers.referer)
      if (host !== null && !ownHosts.has(host) && host !== request.headers.host) counts.referrer.add(host)
      const words = searchedWords(request.url)
      if (words !== null && questions.has(words)) counts.search.add(words)
    },
    move: (request, path) => {
      if (isVisitor(request)) counts.page.add(path)
    },
    fruitless: (request, question) => {
      const words = countedWords(question)
      if (words === null) return
      questions.note(words)
      if (isVisitor(request)) counts.search.add(words)
    },
    take: () => ({
      page: counts.page.take(),
      referrer: counts.referrer.take(),
      search: counts.search.take(),
    }),
    giveBack: (taken) => {
      for (const kind of kinds) for (const [name, count] of taken[kind]) counts[kind].add(name, count)
    },
  }
}

/** Counts nothing, where the college has switched the figures off. */
export const noReadings: ReadingCounter = {
  page: () => undefined,
  move: () => undefined,
  fruitless: () => undefined,
  take: () => ({ page: new Map(), referrer: new Map(), search: new Map() }),
  giveBack: () => undefined,
}

/** The words of `?q=`; null for any other address. */
const searchedWords = (url: string | undefined): string | null => {
  const query = url?.indexOf('?') ?? -1
  if (url === undefined || query === -1) return null
  const params = new URLSearchParams(url.slice(query))
  return params.has('page') ? null : countedWords(params.get('q') ?? '')
}

/** The host of a page elsewhere that linked here; null for none. */
const referrerHost = (referrer: string | undefined): string | null => {
  if (referrer === undefined) return null
  const url = URL.parse(referrer)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return /^[a-z\d.-]{3,80}$/.test(url.host) ? url.host.replace(/^www\./, '') : null
}
