import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Answer, Person } from '../../support/people/person.ts'

/** Calls of each kind per round. */
const tries = 40
const rounds = 8
/** Maximum difference between the medians of two kinds of call, in milliseconds. */
const most = 5

/**
 * Makes two kinds of call in turn, and returns the difference of their median times in milliseconds. Uses the round with the
 * smallest difference: a real difference appears in every round, but noise of the machine doesn't.
 */
const apart = async (
  one: (each: number) => Promise<unknown>,
  other: (each: number) => Promise<unknown>,
): Promise<number> => {
  let least = Infinity
  for (let round = 0; round < rounds && least >= most; round++) {
    const times: [number[], number[]] = [[], []]
    for (let each = round * tries; each < (round + 1) * tries; each++)
      for (const [kind, call] of [one, other].entries()) {
        const begun = performance.now()
        await call(each)
        times[kind]!.push(performance.now() - begun)
      }
    const [first, second] = times.map((list) => list.toSorted((a, b) => a - b)[tries / 2]!)
    least = Math.min(least, Math.abs(first! - second!))
  }
  return least
}

/** Only calls with the expected status are compared. */
const answered = async (status: number, call: Promise<Answer>): Promise<void> =>
  expect((await call).status).toBe(status)

/** A separate IP address for each call, so that rate limits don't distort the measurement. */
const from = (each: number) => ({ 'x-forwarded-for': `203.0.${Math.floor(each / 250)}.${each % 250}` })
const settings = { TRUST_PROXY: '127.0.0.0/8' }

test('timing: rejecting a known and an unknown username takes equally long', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { visitor } = await college({ settings, now: () => new Date(time) })
  const person: Person = visitor()
  const login = (username: string) => async (each: number) => {
    // After twenty failures, a username may be tried once in 15 minutes.
    time += 16 * 60_000
    if (each % tries === 0) await person.get('/sanctum/csrf-cookie')
    await answered(422, person.post('/login', { username, password: 'a wrong one' }, from(each)))
  }
  expect(await apart(login('admin'), login('nobody'))).toBeLessThan(most)
}, 120_000)

test('timing: a reset link for a known and an unknown e-mail address takes equally long', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { visitor } = await college({ settings, now: () => new Date(time) })
  const person: Person = visitor()
  await person.get('/sanctum/csrf-cookie')
  const ask = (email: string) => (each: number) => {
    time += 61_000
    return answered(200, person.post('/password/email', { email }, from(each)))
  }
  expect((await person.post('/password/email', { email: 'admin@college.example' })).status).toBe(200)
  expect(await apart(ask('admin@college.example'), ask('no@one.example'))).toBeLessThan(most)
}, 120_000)
