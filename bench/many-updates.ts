import { instant } from '@kampana/engine-server/clock'
import type { Database } from '@kampana/server/db/tables'

export const words =
  'enrolment fiesta parents faculty campus library mass scholarship sportsfest nursing engineering research Peñafrancia choir debate'.split(
    ' ',
  )
const aDay = 86_400_000
const first = Date.UTC(2010, 0, 1)

/** Inserts `count` updates (a multiple of 500), identical in each run. */
export const writeUpdates = async (db: Database, count: number): Promise<void> => {
  const next = createRandom()
  const some = (most: number): string =>
    Array.from({ length: most }, () => words[next() % words.length]).join(' ')
  const prose = createProse(next)
  for (let begin = 0; begin < count; begin += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => updateOf(begin + index, { next, some, prose }))
    await db.insertInto('updates').values(rows).execute()
  }
}

interface Random {
  next: () => number
  some: (most: number) => string
  prose: (length: number) => string
}
const updateOf = (number: number, { next, some, prose }: Random) => {
  const isEvent = number % 3 === 0
  const moment = instant(new Date(first + (next() % 5000) * aDay + (next() % aDay)))
  const day = first + (next() % 5000) * aDay
  return {
    title: `${some(2 + (next() % 7))} ${number}`,
    subtitle: number % 2 === 0 ? some(6) : null,
    category: isEvent ? ('news-and-events' as const) : ('announcements' as const),
    from: isEvent ? dayOf(day) : null,
    to: isEvent ? dayOf(day + 2 * aDay) : null,
    updates: bodyOf([prose(120), prose(120), prose(120)]),
    excerpt: some(30).slice(0, 240),
    picture: null,
    status: 'published' as const,
    created_at: moment,
    posted_at: moment,
  }
}

/**
 * Generates texts with the word frequencies of natural languages: the second word is half as frequent as the first, the third
 * a third as frequent (Zipf, 1935). Words of titles appear in every second to every 25th body.
 */
const createProse = (next: () => number): Random['prose'] => {
  const vocabulary = Array.from({ length: 6000 }, (_, rank) => {
    const place = rank / 60
    return (Number.isInteger(place) ? words[place - 1] : undefined) ?? pronounceable(rank)
  })
  let sum = 0
  const shares = vocabulary.map((_, rank) => (sum += 1 / (rank + 1)))
  const one = (): string => {
    const wanted = ((next() % 1_000_003) / 1_000_003) * sum
    let [low, high] = [0, shares.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (shares[middle]! < wanted) low = middle + 1
      else high = middle
    }
    return vocabulary[low]!
  }
  return (length) => Array.from({ length }, one).join(' ')
}

/** Converts a number below 8,000 to a pronounceable word. */
const pronounceable = (number: number): string =>
  [number % 20, Math.floor(number / 20) % 20, Math.floor(number / 400)]
    .map((each) => syllables[each])
    .join('')
const syllables = 'ka ma sa ta na la pa ga ba ya ki mi si ti ni lu pu gu bu an'.split(' ')

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const bodyOf = (paragraphs: readonly string[]): string =>
  JSON.stringify({
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  })

/** Generates pseudo-random numbers, identical in each run (Lehmer; Park and Miller, 1988). */
export const createRandom = (): (() => number) => {
  let last = 20_261_121
  return () => (last = (last * 48_271) % 2_147_483_647)
}
