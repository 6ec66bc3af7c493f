import { expect, describe, test } from 'vitest'
import { cacheKey, render } from '../entry-server.tsx'
import { fakeApi } from '../testing/fake-api.ts'

const ask = (path: string, api = fakeApi()) =>
  render({ url: new URL(path, 'https://college.test'), api, today: '2026-11-21', timeZone: 'Asia/Manila' })

describe('/search', () => {
  const result = {
    kind: 'Announcements',
    title: 'The <b>bell</b> & co.',
    address: '/updates/announcements/The%20bell',
    posted_at: '2026-11-20T17:30:00.000000Z',
    excerpt: 'Hear the bell <script>',
    found: { title: [[7, 11]], excerpt: [[9, 13]] },
  } as const

  test('begins with a form and the most requested pages', async () => {
    const { status, html } = await ask('/search')
    expect(status).toBe(200)
    expect(html).toMatch(/<form class="search-form" action="\/search" method="get">/)
    expect(html).toContain('Popular pages')
  })

  test('marks the words in results and escapes markup', async () => {
    const { html } = await ask('/search?q=bell', fakeApi({ found: { data: [result] } }))
    expect(html).toContain('1 page found for “bell”.')
    expect(html).toContain('The &lt;b&gt;<mark>bell</mark>&lt;/b&gt; &amp; co.')
    expect(html).toContain('Hear the <mark>bell</mark> &lt;script&gt;')
    expect(html).toContain('November 21, 2026')
    expect(html).toContain('value="bell"')
  })

  test('reports corrected words, partial matches and no results', async () => {
    const found = { data: [result] }
    expect((await ask('/search?q=bel', fakeApi({ found: { ...found, instead: 'bell' } }))).html).toContain(
      'No results for “bel”. 1 page found for “bell”.',
    )
    expect((await ask('/search?q=bell+x', fakeApi({ found: { ...found, all: false } }))).html).toContain(
      'No page contains all the words of “bell x”. 1 page with some of the words:',
    )
    const { html } = await ask('/search?q=%3Cb%3E', fakeApi({ found: { data: [] } }))
    expect(html).toContain('No results for “&lt;b&gt;”.')
    expect(html).toContain('Popular pages')
  })

  test('is noindex and not cached', async () => {
    const { html } = await ask('/search?q=bell', fakeApi({ found: { data: [result] } }))
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(cacheKey(new URL('https://college.test/search?q=bell'))).toBeNull()
  })
})
