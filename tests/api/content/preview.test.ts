import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'
import { bodyOf, documentOf } from '../../support/input/rich-text.ts'

const written = {
  title: 'Exams',
  subtitle: 'All halls',
  category: 'announcements',
  updates: bodyOf('Bring pens.'),
}
const preview = async (person: Person, input: object) =>
  (await person.post<{ html: string }>('/api/updates/preview', input)).body.data.html
const code = /<p class="code-line">.*?<\/p>/
/** The visible part of a document, without data for search engines and scripts. */
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0]

test('preview: matches the published page exactly', async () => {
  const { administrator, visitor, publish } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
  const seen = await preview(administrator, written)
  expect((await visitor().get('/updates/announcements/Exams')).status).toBe(404)
  await publish(written as Parameters<typeof publish>[0])
  const page = (await visitor().get('/updates/announcements/Exams')).text
  expect(main(page)).toContain('Bring pens.')
  // The verification code is created at publication.
  expect(main(page)).toMatch(code)
  expect(main(seen)).toBe(main(page)?.replace(code, ''))
  expect(/<link rel="stylesheet" href="([^"]*)">/.exec(seen)?.[1]).toBe(
    /<style data-rest="([^"]*)">/.exec(page)?.[1],
  )
})

test("preview: contains no script, asks search engines not to index it, and isn't cached", async () => {
  const { administrator, visitor, dump } = await college()
  const before = await dump('updates', 'logs', 'content_version')
  const answer = await administrator.post<{ html: string }>('/api/updates/preview', written)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.body.data.html).not.toContain('<script')
  expect(answer.body.data.html).toContain('<meta name="robots" content="noindex">')
  expect(await dump('updates', 'logs', 'content_version')).toBe(before)
  expect((await visitor().get('/updates/announcements/Exams')).text).not.toContain('Bring pens.')
})

test('preview: accepts an unfinished update', async () => {
  const { administrator } = await college()
  expect(await preview(administrator, {})).toContain('<h1>Untitled</h1>')
  const html = await preview(administrator, { category: 'news-and-events', from: '2020-01-01' })
  expect(html).toContain('<h1>Untitled</h1>')
  expect(html).toContain('January 1, 2020')
})

test('preview: lists a future event in order among the upcoming events', async () => {
  const { administrator, publish } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
  const event = (title: string, day: string) =>
    ({ title, category: 'news-and-events', from: day, to: day, updates: bodyOf('Come.') }) as const
  await publish(event('Second', '2026-12-02'))
  const html = await preview(administrator, event('First', '2026-12-01'))
  const panel = html.slice(html.indexOf('Upcoming Events'))
  const leaves = [...panel.matchAll(/leaf-day">(\d+)/g)].map(([, day]) => day)
  expect(leaves).toEqual(['1', '2'])
})

test('preview: reports invalid content under its field', async () => {
  const { administrator } = await college()
  const answer = await administrator.post('/api/updates/preview', {
    ...written,
    updates: documentOf({ type: 'image', attrs: { src: 'https://elsewhere.example/x.png', alt: '' } }),
  })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['updates']])
})
