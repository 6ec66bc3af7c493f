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
/** What visitors see of a document, without what only search engines and scripts read. */
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0]

test('preview: a preview is the very page that visitors get once it is published', async () => {
  const { administrator, visitor, publish } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
  const seen = await preview(administrator, written)
  expect((await visitor().get('/updates/announcements/Exams')).status).toBe(404)
  await publish(written as Parameters<typeof publish>[0])
  const page = (await visitor().get('/updates/announcements/Exams')).text
  expect(main(page)).toContain('Bring pens.')
  // Its code comes with its publication.
  expect(main(page)).toMatch(code)
  expect(main(seen)).toBe(main(page)?.replace(code, ''))
  expect(/<link rel="stylesheet" href="([^"]*)">/.exec(seen)?.[1]).toBe(
    /<style data-rest="([^"]*)">/.exec(page)?.[1],
  )
})

test('preview: holds no script, asks search engines to stay away, and is kept nowhere', async () => {
  const { administrator, visitor, dump } = await college()
  const before = await dump('updates', 'logs', 'content_version')
  const answer = await administrator.post<{ html: string }>('/api/updates/preview', written)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.body.data.html).not.toContain('<script')
  expect(answer.body.data.html).toContain('<meta name="robots" content="noindex">')
  expect(await dump('updates', 'logs', 'content_version')).toBe(before)
  expect((await visitor().get('/updates/announcements/Exams')).text).not.toContain('Bring pens.')
})

test('preview: an update need not be finished to be looked at', async () => {
  const { administrator } = await college()
  expect(await preview(administrator, {})).toContain('<h1>Untitled</h1>')
  const html = await preview(administrator, { category: 'news-and-events', from: '2020-01-01' })
  expect(html).toContain('<h1>Untitled</h1>')
  expect(html).toContain('January 1, 2020')
})

test('preview: an event to come stands among the coming ones, in its turn', async () => {
  const { administrator, publish } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
  const event = (title: string, day: string) =>
    ({ title, category: 'news-and-events', from: day, to: day, updates: bodyOf('Come.') }) as const
  await publish(event('Second', '2026-12-02'))
  const html = await preview(administrator, event('First', '2026-12-01'))
  const panel = html.slice(html.indexOf('Upcoming Events'))
  const leaves = [...panel.matchAll(/leaf-day">(\d+)/g)].map(([, day]) => day)
  expect(leaves).toEqual(['1', '2'])
})

test('preview: what the site wouldn’t show is refused under its field', async () => {
  const { administrator } = await college()
  const answer = await administrator.post('/api/updates/preview', {
    ...written,
    updates: documentOf({ type: 'image', attrs: { src: 'https://elsewhere.example/x.png', alt: '' } }),
  })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['updates']])
})
