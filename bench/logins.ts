import { quantile, formatRatio, measureHome, measureHomeWhile } from './home.ts'
import type { Finding } from './report.ts'

const people = 16
const seconds = 4
const most = 5

/**
 * Measures the home page's latency with sixteen concurrent sign-ins and without: hashing a password is expensive by design and
 * must not delay readers. The product must trust this machine as a proxy, so that no rate limit applies.
 */
export const logins = async (origin: string): Promise<Finding[]> => {
  const alone = await measureHome(origin, seconds)
  const until = performance.now() + seconds * 1000
  const signingIn = Promise.allSettled(
    Array.from({ length: people }, (_, each) => signIn(origin, until, each)),
  )
  const beside = await measureHomeWhile(origin, () => performance.now() < until)
  // Awaited last: a failure would stop the product while the visitor still sends requests.
  const tries = (await signingIn).reduce((sum, each) => sum + triesOf(each), 0)
  return [
    {
      what: `Home's p99 while ${people} people sign in at once, beside nobody`,
      measured: `${formatRatio(beside, alone)}; ${tries} passwords hashed in ${seconds} s`,
      goal: `≤ ${most} : 1`,
      met: quantile(beside, 0.99) <= quantile(alone, 0.99) * most && tries > people,
    },
  ]
}

const triesOf = (result: PromiseSettledResult<number>): number => {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/**
 * Signs in with a wrong password in a loop. Each attempt uses a new address and a new person, so that no account limit
 * applies. Returns the number of attempts.
 */
const signIn = async (origin: string, until: number, person: number): Promise<number> => {
  const given = await fetch(`${origin}/sanctum/csrf-cookie`)
  const cookie = given.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  let tries = 0
  for (; performance.now() < until; tries++) {
    const answer = await fetch(`${origin}/login`, {
      method: 'POST',
      headers: {
        cookie,
        'x-xsrf-token': token,
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.${person}.${tries % 250}`,
      },
      body: JSON.stringify({ username: `nobody${person}-${tries}`, password: 'a wrong one' }),
    })
    if (answer.status !== 422) throw new Error(`A login returned ${answer.status}: ${await answer.text()}`)
  }
  return tries
}
