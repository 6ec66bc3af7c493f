import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCookieJar, type CookieJar } from '../../../../../tests/support/people/cookie-jar.ts'
import { failureOf } from '@kampana/engine-declare/testing/failure'
import { startLaravel, type Laravel } from '../../../../../tests/support/laravel/laravel.ts'
import { dialects } from '../../../../../tests/support/laravel/dialects.ts'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { createClient, type Client } from '@kampana/engine-declare/api/http/client'
import { messages } from '../../messages/messages.ts'

const letter = { name: 'Ana', email: 'ana@example.com', contact_number: '1', subject: 'Hi', message: 'Hello' }
const contact = { method: 'POST', body: letter } as const

describe.each(dialects)('against Laravel %s', (dialect) => {
  let laravel: Laravel
  let jar: CookieJar
  let client: Client
  const came = () => laravel.seen.map(({ method, path }) => `${method} ${path}`)
  const tokenFetch = 'GET /sanctum/csrf-cookie'
  const post = 'POST /api/contactUs'

  beforeEach(async () => {
    laravel = await startLaravel(dialect)
    jar = createCookieJar()
    client = createClient({ baseUrl: laravel.url, fetch: jar.fetch, readCookies: jar.readCookies })
  })
  afterEach(() => laravel.close())

  test('fetches a missing token before an unsafe call, and sends it decoded', async () => {
    await client.call('/api/contactUs', contact)
    expect(came()).toEqual([tokenFetch, post])
    expect(laravel.seen[1]?.headers['x-xsrf-token']).toMatch(/^[\w+/]+==$/)
    expect(laravel.college.contactMessages).toEqual([letter])
  })

  test('reads the token before each call, because each reply renews it', async () => {
    await client.call('/api/contactUs', contact)
    await client.call('/api/contactUs', contact)
    expect(came()).toEqual([tokenFetch, post, post])
    const [, first, second] = laravel.seen.map(({ headers }) => headers['x-xsrf-token'])
    expect(second).not.toBe(first)
  })

  test('fetches the token once for concurrent calls', async () => {
    await Promise.all([1, 2, 3].map(() => client.call('/api/contactUs', contact)))
    expect(came().toSorted()).toEqual([tokenFetch, post, post, post])
  })

  test('neither needs nor sends a token for reads', async () => {
    await client.call('/api/updates')
    await client.call('/api/updates')
    expect(came()).toEqual(['GET /api/updates', 'GET /api/updates'])
    expect(laravel.seen.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, undefined])
  })

  test('asks for JSON and sends cookies with every call', async () => {
    await client.call('/api/contactUs', contact)
    await client.call('/api/updates')
    expect(laravel.seen.map(({ headers }) => headers.accept)).toEqual(Array(3).fill('application/json'))
    expect(laravel.seen[2]?.headers.cookie).toContain('XSRF-TOKEN=')
  })

  test('renews an expired token and retries the call once', async () => {
    await client.call('/api/contactUs', contact)
    laravel.sessions.clear()
    await client.call('/api/contactUs', contact)
    expect(came().slice(2)).toEqual([post, tokenFetch, post])
    expect(laravel.college.contactMessages).toHaveLength(2)
  })

  test('fails after exactly one retry if the token is still rejected', async () => {
    const mismatch = { status: 419, body: { message: 'CSRF token mismatch.' } }
    laravel.next.push({ status: 204 }, mismatch, { status: 204 }, mismatch)
    const error = await failureOf(client.call('/api/contactUs', contact))
    expect(error).toMatchObject({ status: 419, message: 'CSRF token mismatch.' })
    expect(came()).toEqual([tokenFetch, post, tokenFetch, post])
  })

  test.each(['%E0%A4%A', '%E2%82%AC', '%0D%0Ax', ''])('replaces the broken cookie %j', async (value) => {
    jar.set('XSRF-TOKEN', value)
    await client.call('/api/contactUs', contact)
    expect(came()).toEqual([tokenFetch, post])
  })

  test('returns the first text of each field error', async () => {
    const error = await failureOf(
      client.call('/api/contactUs', { method: 'POST', body: { ...letter, subject: ' ' } }),
    )
    expect(error).toBeInstanceOf(ApiError)
    expect(error.status).toBe(422)
    expect(error.errors).toEqual({ subject: 'The subject field is required.' })
  })

  test('returns a 401 with its message without a session', async () => {
    expect(await failureOf(client.call('/api/users'))).toMatchObject({
      status: 401,
      message: 'Unauthenticated.',
    })
  })

  test('has a text for an address without a route, even if the server sends none', async () => {
    const error = await failureOf(client.call('/api/nope'))
    expect(error.message).toBe(
      dialect === '8' ? messages.status[404] : 'The route api/nope could not be found.',
    )
  })

  test('reports a broken connection as an error without a status', async () => {
    laravel.next.push(null)
    const error = await failureOf(client.call('/api/updates'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 0, message: messages.unreachable })
    expect(error.cause).toBeInstanceOf(TypeError)
  })

  test("turns a proxy's error page into a text for its status", async () => {
    laravel.next.push({ status: 503, html: '<h1>503 Service Unavailable</h1>' })
    expect((await failureOf(client.call('/api/updates'))).message).toBe(messages.status[503])
  })

  test('returns the waiting time after too many attempts', async () => {
    const headers = { 'retry-after': '42' }
    laravel.next.push({ status: 429, headers, body: { message: 'Too Many Attempts.' } })
    expect(await failureOf(client.call('/api/updates'))).toMatchObject({
      status: 429,
      message: 'Too Many Attempts.',
      retryAfter: 42,
    })
  })

  test('aborts a call, even while it fetches the token', async () => {
    const controller = new AbortController()
    const reason = new Error('The person left the page.')
    const calls = [
      client.call('/api/updates', { signal: controller.signal }),
      client.call('/api/contactUs', { ...contact, signal: controller.signal }),
    ].map(failureOf)
    controller.abort(reason)
    expect(await Promise.all(calls)).toEqual([reason, reason])
    expect(await failureOf(client.call('/api/contactUs', { ...contact, signal: controller.signal }))).toBe(
      reason,
    )
    expect(laravel.college.contactMessages).toEqual([])
  })

  test('continues other calls that wait for the token after an abort', async () => {
    const controller = new AbortController()
    const left = failureOf(client.call('/api/contactUs', { ...contact, signal: controller.signal }))
    const stays = client.call('/api/contactUs', contact)
    controller.abort()
    expect((await left).name).toBe('AbortError')
    expect((await stays).status).toBe(200)
  })
})
