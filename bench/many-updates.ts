import { instant } from '@kampana/server/clock'
import type { Database } from '@kampana/server/db/tables'

export const words =
  'enrolment fiesta parents faculty campus library mass scholarship sportsfest nursing engineering research Peñafrancia choir debate'.split(
    ' ',
  )
const aDay = 86_400_000
const first = Date.UTC(2010, 0, 1)

/** Fills a college's database with so many updates, a multiple of 500, the same ones each time. */
export const writeUpdates = async (db: Database, count: number): Promise<void> => {
  const next = numbers()
  const some = (most: number): string =>
    Array.from({ length: most }, () => words[next() % words.length]).join(' ')
  for (let begin = 0; begin < count; begin += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => updateOf(begin + index, next, some))
    await db.insertInto('updates').values(rows).execute()
  }
}

const updateOf = (number: number, next: () => number, some: (most: number) => string) => {
  const isEvent = number % 3 === 0
  const moment = instant(new Date(first + (next() % 5000) * aDay + (next() % aDay)))
  const day = first + (next() % 5000) * aDay
  return {
    title: `${some(2 + (next() % 7))} ${number}`,
    subtitle: number % 2 === 0 ? some(6) : null,
    category: isEvent ? 'news-and-events' : 'announcements',
    from: isEvent ? dayOf(day) : null,
    to: isEvent ? dayOf(day + 2 * aDay) : null,
    updates: bodyOf([some(120), some(120), some(120)]),
    excerpt: some(30).slice(0, 240),
    picture: null,
    status: 'published' as const,
    created_at: moment,
    posted_at: moment,
  }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const bodyOf = (paragraphs: readonly string[]): string =>
  JSON.stringify({
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  })

/** Numbers without order, the same ones each time (Lehmer; Park and Miller, 1988). */
export const numbers = (): (() => number) => {
  let last = 20_261_121
  return () => (last = (last * 48_271) % 2_147_483_647)
}
