import { beforeAll, expect, test } from 'vitest'
import { attackedCollege, sendRaw } from '../../../support/people/attacked.ts'

const { app, visitor } = attackedCollege()
beforeAll(() => app().listen({ port: 0, host: '127.0.0.1' }))

/** Requests a raw path over a socket, because `inject` and `fetch` would normalize it. */
const ask = async (path: string) => {
  const heard = await sendRaw(
    app(),
    `GET ${path} HTTP/1.1\r\nHost: college.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    5000,
  )
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]),
    location: /^location: (.*)\r$/im.exec(heard)?.[1],
    text: heard.slice(heard.indexOf('\r\n\r\n')),
  }
}

test.each([
  '//evil.test',
  '///evil.test',
  '//evil.test/updates',
  '/\\evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '//evil.test/%2e%2e',
  '/.evil.test',
  '/@evil.test',
  '//evil.test/',
  '/\\evil.test/',
  '//user@evil.test/',
  '/updates//evil.test',
])("paths: %s doesn't redirect to another site", async (path) => {
  const { status, location = '/', text } = await ask(path)
  expect([301, 404]).toContain(status)
  expect(location).toMatch(/^\/(?![/\\])/)
  expect(text).not.toMatch(/(?:content|href|src)="(?:https?:)?[/\\]{2,}(?:user@)?evil\.test/)
})

test.each([
  '/../app.key',
  '/..%2fapp.key',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../server/entry-server.js',
  '/assets/..%2f..%2fserver%2fentry-server.js',
  '/assets/%2e%2e%5c%2e%2e%5cserver',
  '/dashboard/assets/..%2f..%2fpackage.json',
  '/media/..%2f..%2fapp.key/x',
  '/files/..%2f..%2fkampana.sqlite/x.pdf',
  '/cards/..%2f..%2fapp.key.jpg',
  '/.env',
  '/.git/config',
  '/kampana.sqlite',
  '/app.key',
  '/package.json',
])('paths: %s returns no private file', async (path) => {
  const { status, text } = await ask(path)
  expect([400, 403, 404]).toContain(status)
  expect(text).not.toMatch(/root:x:|SQLite format|import \{|"dependencies"/)
})

test.each(['/api/user', '/api/logs', '/api/users'])(
  "paths: %s stays private with a public file's extension",
  async (path) => {
    for (const ending of ['/x.css', '%2fx.css', ';x.css', '.css', '/%2e%2e/updates', '%00'])
      expect(`${ending} ${(await ask(path + ending)).status}`).toMatch(/ 40[14]$/)
  },
)

test.each(['/api/updates', '/about-us/history', '/dashboard', '/nowhere'])(
  "paths: other websites can't embed %s",
  async (path) => {
    const { headers } = await visitor().get(path)
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['x-frame-options']).toBe('DENY')
  },
)

test.each(['/updates.xml', '/updates/calendar.ics', '/sitemap.xml', '/cards/now.jpg', '/favicon.ico'])(
  'paths: other websites can embed %s',
  async (path) => {
    const { headers } = await visitor().get(path)
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  },
)
