import { hash } from 'node:crypto'
import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sampleCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import { servedCollege } from '../../support/served-college.ts'

test('pages: change as soon as an update does', async () => {
  const { administrator, visitor, publish, update } = await college()
  const page = async () => (await visitor().get('/updates/announcements')).text
  expect(await page()).toContain('Enrolment is open, part 1')
  const second = await publish({ title: 'The chapel roof is mended' })
  expect(await page()).toContain('The chapel roof is mended')
  await administrator.put(`/api/updates/${second.id}`, { title: 'The chapel roof leaks again' })
  expect(await page()).toContain('The chapel roof leaks again')
  await administrator.delete(`/api/updates/${second.id}`)
  expect(await page()).not.toContain('The chapel roof')
  expect(await page()).toContain(update.title)
})

test('pages: the career page follows the job openings, and drops each after its closing day', async () => {
  let time = new Date('2026-11-21T15:50:00Z')
  const { administrator, visitor } = await college({ now: () => time })
  const page = async () => (await visitor().get('/career')).text
  const words = 'Please visit us again as we are currently updating information on this page. Thank you.'
  expect(await page()).toContain(words)
  const { body } = await administrator.post<{ id: number }>('/api/job-openings', {
    ...jobOpening,
    closing_day: '2026-11-21',
  })
  expect(await page()).toContain('School librarian')
  expect(await page()).not.toContain(words)
  await administrator.put(`/api/job-openings/${body.data.id}`, { title: 'Head librarian' })
  expect(await page()).toContain('Head librarian')
  time = new Date('2026-11-21T16:01:00Z')
  expect(await page()).toContain(words)
  expect(await page()).not.toContain('Head librarian')
})

test('pages: careers of graduates and departments of job openings link to the named pages', async () => {
  const { administrator, visitor } = await college({ settings: { COLLEGE_DIR: sampleCollege } })
  const { data: programs } = (await visitor().get<Program[]>('/api/programs')).body
  const { data: offices } = (await visitor().get<Office[]>('/api/offices')).body
  const [changed, named, office] = [programs[0]!, programs[1]!, offices.find(({ page }) => page)!]
  const careers = [{ career: `${named.title}, <for a year>` }]
  expect((await administrator.put(`/api/programs/${changed.id}`, { careers })).status).toBe(200)
  expect((await visitor().get(changed.address)).text).toContain(
    `<li><span><a href="${named.address}">${named.title}</a>, &lt;for a year&gt;</span></li>`,
  )
  await administrator.post('/api/job-openings', { ...jobOpening, department: office.title })
  expect((await visitor().get('/career')).text).toContain(
    `<span><a href="${office.page}">${office.title}</a></span>`,
  )
})

interface Program {
  id: number
  title: string
  address: string
}
interface Office {
  title: string
  page: string | null
}

test('pages: return 304 to a client with the current version', async () => {
  const { visitor, publish } = await college()
  const first = await visitor().get('/updates', { 'accept-encoding': 'br' })
  expect([first.status, first.headers['content-encoding'], first.headers.vary]).toEqual([
    200,
    'br',
    'accept-encoding',
  ])
  const tag = { 'accept-encoding': 'br', 'if-none-match': first.headers.etag! }
  expect((await visitor().get('/updates', tag)).status).toBe(304)
  await publish()
  expect((await visitor().get('/updates', tag)).status).toBe(200)
})

test('pages: have the same content in every encoding', async () => {
  const { app } = await college()
  const page = async (accepted: string) =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).rawPayload
  const plain = (await page('identity')).toString()
  expect(plain).toContain('<!doctype html>')
  expect(brotliDecompressSync(await page('gzip, br')).toString()).toBe(plain)
  expect(gunzipSync(await page('gzip')).toString()).toBe(plain)
})

test("pages: an event of today is upcoming until midnight in the college's time zone", async () => {
  let time = new Date('2026-11-21T15:59:00Z')
  const { visitor, publish } = await college({ now: () => time })
  await publish({
    title: 'Candlelight Mass',
    category: 'news-and-events',
    from: '2026-11-21',
    to: '2026-11-21',
  })
  const upcoming = async () =>
    /Upcoming Events[\s\S]*?Latest Post/.exec((await visitor().get('/updates/announcements')).text)?.[0] ?? ''
  expect(await upcoming()).toContain('Candlelight Mass')
  time = new Date('2026-11-21T16:01:00Z')
  expect(await upcoming()).not.toContain('Candlelight Mass')
})

test('pages: an update is served at its address, regardless of its title', async () => {
  const { visitor, publish } = await college()
  for (const title of [
    'Class advisory: 50% off? "Q&A" #1 / café 🎓',
    '100%25 sure',
    '🎓'.repeat(120),
    "What's <b>new</b> & old?",
    'a/b/c',
    '../../etc/passwd',
    'ñandú + más',
  ]) {
    await publish({ title })
    const { status, text } = await visitor().get(`/updates/announcements/${encodeURIComponent(title)}`)
    expect([title, status, text.includes('Posted : ')]).toEqual([title, 200, true])
    expect(text).not.toContain('<b>new</b>')
  }
  // As people type the address, with an unencoded percent sign.
  await publish({ title: '50% off & 100%' })
  const answer = await visitor().get('/updates/announcements/50%%20off%20&%20100%')
  expect([answer.status, answer.text.includes('Posted : ')]).toEqual([200, true])
})

test('pages: an address with another host shows no page of ours', async () => {
  const { app, visitor } = await college()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  // Only a raw request can contain such a path: fetch and inject would resolve it.
  const ask = (path: string) =>
    new Promise<number>((resolve) =>
      get({ port, path }, (answer) => resolve(answer.resume().statusCode ?? 0)),
    )
  expect(await ask('//evil.example/gallery')).toBe(404)
  expect(await ask('http://evil.example/gallery')).toBe(400)
  expect((await visitor().get('/gallery')).text).not.toContain('evil.example')
})

test('pages: an address truncated within a character returns 404', async () => {
  const { visitor } = await college()
  const { status, text, headers } = await visitor().get('/updates/announcements/%E2%80')
  expect([status, headers['x-content-type-options']]).toEqual([404, 'nosniff'])
  expect(text).toContain('(NOT FOUND)')
})

test('pages: a missing page returns 404 with an explanation', async () => {
  const { visitor } = await college()
  expect((await visitor().get('/no/such/page')).status).toBe(404)
  const update = await visitor().get('/updates/announcements/Nothing%20of%20the%20kind')
  expect(update.status).toBe(404)
  expect(update.text).toContain('Nothing of the kind (NOT FOUND)')
})

test('pages: set no cookie, and run no inline script except the one in their policy', async () => {
  const { visitor } = await college()
  for (const path of ['/', '/updates', '/admission']) {
    const { headers, text } = await visitor().get(path)
    expect(headers['set-cookie']).toBeUndefined()
    const scripts = [
      ...text.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs),
    ]
    const hashes = scripts.map(([, script = '']) => hash('sha256', script, 'base64'))
    expect(hashes).toHaveLength(1)
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hashes[0]}';`)
  }
})

test('pages: every dashboard address returns the same document', async () => {
  const { visitor } = await college()
  for (const path of ['/dashboard', '/dashboard/login', '/dashboard/update/7/edit']) {
    const answer = await visitor().get(path)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(answer.headers['x-frame-options']).toBe('DENY')
    expect(answer.text).toContain(`<title>${servedCollege.short_name}</title>`)
  }
  expect((await visitor().get('/dashboard/assets/none.js')).status).toBe(404)
})

test("pages: the dashboard's document is revalidated each time, and sent only if it has changed", async () => {
  const { visitor } = await college()
  const { headers } = await visitor().get('/dashboard')
  expect(headers['cache-control']).toBe('no-cache')
  const again = await visitor().get('/dashboard', { 'if-none-match': String(headers['etag']) })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('pages: the health check follows the database', async () => {
  const { visitor } = await college()
  const answer = await visitor().get('/health')
  expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}'])
})
