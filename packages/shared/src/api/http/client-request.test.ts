import { afterEach, describe, expect, test, vi } from 'vitest'
import { failureOf } from '@kampana/engine-declare/testing/failure'
import { startLaravel } from '../../../../../tests/support/laravel/laravel.ts'
import { createClient, readCsrfToken } from '@kampana/engine-declare/api/http/client'
import { messages } from '../../messages/messages.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('a request', () => {
  const requests: Request[] = []
  const answer = (body: BodyInit | null = '{}', init?: ResponseInit) => {
    requests.length = 0
    return (request: RequestInfo | URL) => {
      requests.push(request as Request)
      return Promise.resolve(new Response(body, init))
    }
  }
  const cookies = () => 'a=b; XSRF-TOKEN=abc%3D; c=d'

  test('goes to this origin by default', async () => {
    await createClient({ fetch: answer() }).call('/api/updates')
    expect(requests[0]?.url).toBe('http://localhost/api/updates')
    vi.stubGlobal('location', { origin: 'https://college.example' })
    await createClient({ fetch: answer() }).call('/api/updates')
    expect(requests[0]?.url).toBe('https://college.example/api/updates')
    await createClient({ baseUrl: 'https://api.college.example', fetch: answer() }).call('/login')
    expect(requests[0]?.url).toBe('https://api.college.example/login')
  })

  test('encodes the query and omits undefined values', async () => {
    const query = { title: '50% off? "Q&A" #1 / café 🎓', page: 2, sort: undefined }
    await createClient({ fetch: answer() }).call('/api/updates', { query })
    const { searchParams } = new URL(requests[0]!.url)
    expect(Object.fromEntries(searchParams)).toEqual({ title: query.title, page: '2' })
  })

  test('sends JSON, or a form unchanged', async () => {
    const client = createClient({ fetch: answer(), readCookies: cookies })
    const form = new FormData()
    form.append('image', new File(['x'], 'campus.png', { type: 'image/png' }))
    await client.call('/api/updates', { method: 'POST', body: { title: 'é' } })
    await client.call('/api/image', { method: 'POST', body: form })
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(await requests[0]?.json()).toEqual({ title: 'é' })
    expect(requests[1]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect((await requests[1]?.formData())?.get('image')).toMatchObject({ name: 'campus.png' })
  })

  test("includes credentials, the decoded token and the call's headers", async () => {
    const client = createClient({ fetch: answer(), readCookies: cookies })
    await client.call('/api/updates/1', { method: 'DELETE', headers: { 'if-match': '"1"' } })
    expect(requests[0]?.credentials).toBe('include')
    expect(Object.fromEntries(requests[0]!.headers)).toEqual({
      accept: 'application/json',
      'x-xsrf-token': 'abc=',
      'if-match': '"1"',
    })
  })

  test("includes credentials in a call as a visitor, and requests visitors' content", async () => {
    await createClient({ fetch: answer() }).call('/api/updates', { asVisitor: true })
    expect(requests[0]?.credentials).toBe('include')
    const accept = requests[0]?.headers.get('accept')
    expect(accept).toMatch(/^application\/json, .*visitor/)
    // CORS allows these characters without a preflight (Fetch, 'CORS-safelisted request-header').
    expect(accept).toMatch(/^[^"():<>?@[\\\]{}]{1,128}$/)
  })

  test('takes the token from the page, if there is a page', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=from-the-page' })
    await createClient({ fetch: answer() }).call('/logout', { method: 'POST' })
    expect(requests[0]?.headers.get('x-xsrf-token')).toBe('from-the-page')
  })
})

describe('a reply', () => {
  const client = (body: BodyInit | null, init?: ResponseInit) =>
    createClient({ fetch: () => Promise.resolve(new Response(body, init)), readCookies: () => '' })

  test('is parsed, or undefined if it is empty', async () => {
    expect(await client('[1]').call('/')).toMatchObject({ status: 200, body: [1] })
    expect(await client(null, { status: 204 }).call('/')).toMatchObject({ status: 204, body: undefined })
    expect(await client('""', { status: 201 }).call('/')).toMatchObject({ status: 201, body: '' })
    expect(await client('<html>').call('/')).toMatchObject({ status: 200, body: undefined })
  })

  test('reports a lost connection if the reply is truncated', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('terminated')),
    })
    expect(await failureOf(client(broken).call('/'))).toMatchObject({
      status: 0,
      message: messages.unreachable,
    })
  })

  test('is a lost connection if connecting fails', async () => {
    const laravel = await startLaravel('12')
    await laravel.close()
    expect((await failureOf(createClient({ baseUrl: laravel.url }).call('/'))).status).toBe(0)
  })
})

test('client request: works despite a token planted by another host of the domain', async () => {
  const sent: (string | null)[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const { headers, method } = input as Request
    if (method === 'GET') return new Response(null, { status: 204 })
    sent.push(headers.get('x-xsrf-token'))
    return new Response('{}', { status: sent.at(-1) === 'ours' ? 200 : 419 })
  }
  const readCookies = () => 'XSRF-TOKEN=planted; XSRF-TOKEN=ours; XSRF-TOKEN=%E0'
  const reply = await createClient({ fetch, readCookies }).call('/login', { method: 'POST', body: {} })
  expect([reply.status, sent]).toEqual([200, ['planted', 'planted', 'ours']])
})

test('client request: distinguishes the token from cookies with similar names', () => {
  expect(readCsrfToken('MY-XSRF-TOKEN=a; XSRF-TOKEN2=b; XSRF-TOKEN=c%3D%3D')).toBe('c==')
  expect(readCsrfToken('x=XSRF-TOKEN=a')).toBeUndefined()
  expect(readCsrfToken('')).toBeUndefined()
})
