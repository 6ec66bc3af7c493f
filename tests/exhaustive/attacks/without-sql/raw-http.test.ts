import { beforeAll, expect, test } from 'vitest'
import { attackedCollege, sendRaw } from '../../../support/people/attacked.ts'

const { app } = attackedCollege()
beforeAll(() => app().listen({ port: 0, host: '127.0.0.1' }))

const statusesIn = (heard: string): string[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status!)
const host = 'Host: college.example\r\n'
const end = 'Connection: close\r\n\r\n'

test.each([
  ['two Host headers', `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n${end}`],
  ['two Host headers with different casing', `GET /api/updates HTTP/1.1\r\n${host}hOST: a\r\n${end}`],
  [
    'two Content-Length headers',
    `POST /login HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 4\r\n${end}{}  `,
  ],
  [
    'Content-Length with chunked encoding',
    `POST /login HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\n`,
  ],
  [
    'chunked encoding before another encoding',
    `POST /login HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n${end}0\r\n\r\n`,
  ],
  ['a space before the colon', `GET / HTTP/1.1\r\n${host}X-A : a\r\n${end}`],
  ['a bare line feed in a header', `GET / HTTP/1.1\r\n${host}X-A: a\nX-B: b\r\n${end}`],
])('raw http: rejects %s and closes the connection', async (_name, bytes) => {
  expect(statusesIn(await sendRaw(app(), bytes))).toEqual(['400'])
})

test('raw http: rejects headers of a hundred kilobytes', async () => {
  const heard = await sendRaw(app(), `GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(100_000)}\r\n${end}`)
  expect(statusesIn(heard)).toEqual(['431'])
})

test.each([
  ['an absolute URL of another host', `GET http://evil.example/ HTTP/1.1\r\n${host}${end}`],
  ['an upgrade to another protocol', `GET / HTTP/1.1\r\n${host}Upgrade: h2c\r\n${end}`],
  ['a Host header of another site', `GET /about-us/history HTTP/1.1\r\nHost: evil.example\r\n${end}`],
  ['a proxy header', `GET /about-us/history HTTP/1.1\r\n${host}X-Forwarded-Host: evil.example\r\n${end}`],
  ['an HTTP/1.0 request', 'GET /about-us/history HTTP/1.0\r\n\r\n'],
])("raw http: %s doesn't put another host on the page", async (_name, bytes) => {
  const heard = await sendRaw(app(), bytes)
  expect(heard).toMatch(/^HTTP\/1\.1 [24]/)
  expect(heard).not.toContain('evil.example')
})

test.each(['CONNECT evil.example:443', 'CONNECT /', 'TRACE /'])(
  'raw http: %s opens no tunnel',
  async (line) => {
    const heard = await sendRaw(app(), `${line} HTTP/1.1\r\n${host}${end}`)
    expect(heard).not.toMatch(/^HTTP\/1\.1 [23]/)
  },
)

test("raw http: a request hidden in another request's body isn't executed", async () => {
  const hidden = `GET /api/nope HTTP/1.1\r\n${host}\r\n`
  const bytes = `POST /login HTTP/1.1\r\n${host}Content-Length: ${hidden.length}\r\n${end}${hidden}`
  expect(statusesIn(await sendRaw(app(), bytes))).toHaveLength(1)
})

test('raw http: two requests in one packet get two replies in order', async () => {
  const bytes = `GET /api/nope HTTP/1.1\r\n${host}\r\nGET /about-us/history HTTP/1.1\r\n${host}${end}`
  expect(statusesIn(await sendRaw(app(), bytes, 2000))).toEqual(['404', '200'])
})
