import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Answered } from '../../support/input/fuzz/faults.ts'
import { callersOf } from '../../support/input/fuzz/callers.ts'
import { callsOf, type Call } from '../../support/input/fuzz/calls.ts'
import { faultOf } from '../../support/input/fuzz/faults.ts'
import { namesIn, routesOf, type Route } from '../../support/input/fuzz/routes.ts'

/** The seed is fixed by default, so the calls are the same on both databases. FUZZ_CASES increases their number. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const cases = Number(process.env['FUZZ_CASES'] ?? (inject('whole') ? 5_000 : 1_500))
/** The second turn runs on the data created by the first. */
const turns = [0, 1]

test(`fuzz: no call makes the server fail, out of ${cases} (FUZZ_SEED=${seed})`, async () => {
  const errors: string[] = []
  let time = Date.parse('2026-11-21T08:00:00Z')
  const now = () => new Date(time)
  const place = await college({ now, settings: { LOG_LEVEL: 'error' }, log: (line) => errors.push(line) })
  const callers = callersOf(place, now)
  const routes = await routesOf(place.app)
  const names = namesIn(routes)

  const answerTo = async ({ caller, method, url, headers, body, address }: Call) => {
    // Advances the clock for rate limits and sessions.
    time += 10_000
    return place.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: address,
      headers: {
        ...(await callers.headersOf(caller)),
        ...(body?.type !== undefined && { 'content-type': body.type }),
        ...headers,
      },
      ...(body && {
        payload: Buffer.from(body.payload, body.type?.startsWith('multipart/') ? 'latin1' : 'utf8'),
      }),
    })
  }
  /** Signs a person in again after their session ended or the password was requested. */
  const letBackIn = ({ caller }: Call, { statusCode, body }: Answered): void => {
    if ([401, 423].includes(statusCode) || body.includes('two-step')) callers.forget(caller)
  }

  const reached = new Set<Route>()
  const tryRoute = (route: Route, runs: number, turn: number): Promise<void> => {
    const property = fc.asyncProperty(callsOf(route, names), async (call) => {
      const answer = await inTime(answerTo(call))
      letBackIn(call, answer)
      if (isPastTheDoor(answer)) reached.add(route)
      const fault = faultOf(route, answer) ?? errors.pop()
      if (fault !== undefined) throw new Error(fault)
    })
    return fc.assert(property, { seed: seed + turn, numRuns: runs, endOnFailure: true })
  }
  const share = cases / turns.length / routes.reduce((sum, route) => sum + weightOf(route), 0)
  for (const turn of turns)
    for (const route of routes)
      await tryRoute(route, Math.max(leastRuns, Math.ceil(weightOf(route) * share)), turn)

  // A route that always returned 401 or 403 wasn't tested.
  const never = routes.filter((route) => !reached.has(route))
  expect(never.map(({ method, urls }) => `${method} ${urls[0]}`)).toEqual([])
  expect((await place.app.inject('/health')).statusCode).toBe(200)
}, 300_000)

/** Minimum per route, regardless of the number of routes, so that signed-in callers try each route. */
const leastRuns = 8

/** Routes with input get more calls. */
const weightOf = ({ method, body, query, urls }: Route): number => {
  if (body) return 10
  return query.length > 0 ? 8 : urls[0]!.includes(':') || method !== 'GET' ? 4 : 1
}

const isPastTheDoor = ({ statusCode, body }: Answered): boolean =>
  ![401, 403, 405, 415, 419, 423, 429].includes(statusCode) || (statusCode === 403 && !atTheDoor.test(body))
const atTheDoor = /unauthorized|another website/

/** Rejects after five seconds, because a call without a reply would block its connection. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The server did not reply within five seconds.')), 5_000)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
