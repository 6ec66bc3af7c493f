import { byAddress, hit } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

const message = {
  name: 'Ana Reyes',
  email: 'ana@family.example',
  contact_number: '0917 555 0199',
  subject: 'Enrolment',
  message: 'When does it close?',
}
const settings = { TRUST_PROXY: '127.0.0.0/8' }
/** The `number`th address within one /64, and within one /48 with a different /64 each. */
const inOne64 = (number: number): string => `2001:db8:1:2::${number.toString(16)}`
const inOne48 = (number: number): string => `2001:db8:1:${number.toString(16)}::1`
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Statuses of a call from one address after another. */
const statuses = async (
  count: number,
  address: (number: number) => string,
  call: (headers: Record<string, string>, number: number) => ReturnType<Person['post']>,
): Promise<number[]> => {
  const answers: number[] = []
  for (let each = 1; each <= count; each++) answers.push((await call(from(address(each)), each)).status)
  return answers
}
const times = (count: number, status: number): number[] => Array<number>(count).fill(status)

test('limits: attempts at one username from an IPv6 /64 count as one address', async () => {
  const { visitor } = await college({ settings })
  const guesser = visitor()
  const answers = await statuses(7, inOne64, (headers) =>
    guesser.post('/login', { username: 'admin', password: 'a guess' }, headers),
  )
  expect(answers).toEqual([...times(5, 422), 429, 429])
})

test('limits: messages from an IPv6 /64 count as one address', async () => {
  const { visitor } = await college({ settings })
  const robot = visitor()
  const answers = await statuses(12, inOne64, (headers) => robot.post('/api/contactUs', message, headers))
  expect(answers).toEqual([...times(10, 200), 429, 429])
})

test('limits: registrations from an IPv6 /64 count as one address', async () => {
  const { visitor } = await college({ settings })
  const robot = visitor()
  const answers = await statuses(12, inOne64, (headers) => robot.post('/register', {}, headers))
  expect(answers).toEqual([...times(10, 422), 429, 429])
})

test('limits: a /48 has a higher limit than one of its networks', async () => {
  const { visitor } = await college({ settings })
  const robot = visitor()
  const answers = await statuses(102, inOne48, (headers) => robot.post('/register', {}, headers))
  expect(answers).toEqual([...times(100, 422), 429, 429])
})

test('limits: an IPv4 address counts the same if written as IPv6', async () => {
  const { visitor } = await college({ settings })
  const robot = visitor()
  const answers = await statuses(
    11,
    (number) => (number % 2 ? '203.0.113.7' : '::ffff:203.0.113.7'),
    (headers) => robot.post('/register', {}, headers),
  )
  expect(answers).toEqual([...times(10, 422), 429])
})

test('limits: neighboring addresses have separate limits', async () => {
  const { visitor } = await college({ settings })
  const robot = visitor()
  const answers = await statuses(
    24,
    (number) => (number % 2 ? '203.0.113.7' : '203.0.113.8'),
    (headers) => robot.post('/register', {}, headers),
  )
  expect(answers).toEqual([...times(20, 422), ...times(4, 429)])
})

test('limits: forwarded addresses are ignored without a trusted proxy', async () => {
  const { visitor } = await college()
  const robot = visitor()
  const answers = await statuses(
    11,
    (number) => `203.0.113.${number}`,
    (headers) => robot.post('/register', {}, headers),
  )
  expect(answers).toEqual([...times(10, 422), 429])
})

test('limits: a 429 contains the limit, the remaining attempts and the time to retry', async () => {
  const { visitor } = await college({ now: () => new Date('2026-11-22T08:00:00Z') })
  const robot = visitor()
  for (let each = 0; each < 10; each++) await robot.post('/api/contactUs', message)
  const { status, headers, body } = await robot.post('/api/contactUs', message)
  expect([status, body.message]).toEqual([429, 'Too Many Attempts.'])
  expect(headers).toMatchObject({
    'retry-after': '600',
    'x-ratelimit-limit': '10',
    'x-ratelimit-remaining': '0',
  })
})

test('limits: a lockout by a clock that was a year ahead ends when the clock is corrected', async () => {
  let time = new Date('2027-12-27T08:00:00Z')
  const { visitor } = await college({ now: () => time })
  const person = visitor()
  for (let each = 0; each < 6; each++) await person.post('/login', { username: 'admin', password: 'wrong' })
  time = new Date('2026-11-22T08:00:00Z')
  expect((await person.post('/login', { username: 'admin', password })).status).toBe(200)
})

test('limits: nodes whose clocks differ by a minute share a count', async () => {
  const limit = { name: 'a limit', max: 3, seconds: 60 }
  const { database } = await college()
  const remaining = await database(async (db) => {
    const found: number[] = []
    for (const second of ['00', '59', '01', '58'])
      found.push(
        (
          await hit(
            { db, now: () => new Date(`2026-11-22T08:00:${second}Z`) },
            ...byAddress(limit, '203.0.113.7'),
          )
        ).remaining,
      )
    return found
  })
  expect(remaining).toEqual([2, 1, 0, 0])
})

test('limits: a robot with ever-changing queries is rejected, but pages still load', async () => {
  const { visitor } = await college()
  const ways = [
    (number: number) => `/api/updates?filter={"title":"${number}"}`,
    (number: number) => `/api/updates?sort=["title","ASC"]&range=[${number},${number}]`,
    (number: number) => `/api/updates?filter={"q":"${number}"}`,
    (number: number) => `/api/updates/paginated?page=${number}`,
    (number: number) => `/api/updates?${number}`,
  ]
  for (let each = 0; each < 90; each++)
    expect((await visitor().get(ways[each % ways.length]!(each + 1))).status).toBe(200)
  for (const way of ways) {
    const { status, headers } = await visitor().get(way(100))
    expect(status).toBe(429)
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '90', 'x-ratelimit-remaining': '0' })
  }
  expect((await visitor().get('/api/search?q=bell')).status).toBe(429)
  expect((await visitor().get('/updates/calendar?month=2031-05')).status).toBe(200)
})

test("limits: cached lists and lists for staff aren't counted", async () => {
  const { visitor, administrator } = await college()
  for (let each = 0; each < 100; each++) {
    expect((await visitor().get('/api/updates?range=[0,9]')).status).toBe(200)
    expect((await administrator.get(`/api/updates?range=[0,${each}]`)).status).toBe(200)
  }
})
