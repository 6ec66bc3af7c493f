import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Answer, Person } from '../../support/people/person.ts'

/** Of each kind in one round. */
const tries = 40
const rounds = 8
/** Milliseconds between the medians of two kinds of call at most; the figure. */
const most = 5

/**
 * Makes two kinds of call in turn, and answers how far the medians of their times are apart, in milliseconds: in the
 * quietest of some rounds, for what is really slower is so in each of them, and what the machine does besides isn't.
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

/** Only calls that are answered as they should be are worth comparing. */
const answered = async (status: number, call: Promise<Answer>): Promise<void> =>
  expect((await call).status).toBe(status)

/** From an address of its own each time, so that no limit stands in the way of the measurement. */
const from = (each: number) => ({ 'x-forwarded-for': `203.0.${Math.floor(each / 250)}.${each % 250}` })
const settings = { TRUST_PROXY: '127.0.0.0/8' }

test('timing: a known and an unknown user name take as long to refuse', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { visitor } = await college({ settings, now: () => new Date(time) })
  const person: Person = visitor()
  const login = (username: string) => async (each: number) => {
    // After twenty failures a name may be tried once in a quarter of an hour.
    time += 16 * 60_000
    if (each % tries === 0) await person.get('/sanctum/csrf-cookie')
    await answered(422, person.post('/login', { username, password: 'a wrong one' }, from(each)))
  }
  expect(await apart(login('admin'), login('nobody'))).toBeLessThan(most)
}, 120_000)

test('timing: a known and an unknown address take as long to be sent a reset link', async () => {
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
