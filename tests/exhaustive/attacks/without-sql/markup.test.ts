import { expect, test } from 'vitest'
import { attackedCollege } from '../../../support/people/attacked.ts'

const { administrator } = attackedCollege()

const write = (content: unknown[]) =>
  administrator().post('/api/updates', {
    title: `Markup ${JSON.stringify(content).slice(0, 200)}`,
    category: 'announcements',
    updates: JSON.stringify({ type: 'doc', content }),
  })
const linked = (href: unknown) => [
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }],
  },
]

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://college.example/x',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  7,
  null,
  ['https://a.example'],
])('a link to %j is refused', async (href) => {
  expect((await write(linked(href))).status).toBe(422)
})

test.each([
  ['a script', { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }],
  ['a frame', { type: 'iframe', attrs: { src: 'https://evil.example' } }],
  ['raw HTML', { type: 'html', attrs: { html: '<img onerror=alert(1)>' } }],
  ['a form', { type: 'form', content: [] }],
  ['an SVG', { type: 'svg' }],
  ['a handler', { type: 'paragraph', attrs: { onclick: 'alert(1)' } }],
  ['a picture from elsewhere', { type: 'image', attrs: { src: 'https://evil.example/x.png', alt: 'x' } }],
  ['a picture that is a script', { type: 'image', attrs: { src: 'javascript:alert(1)', alt: 'x' } }],
  ['a style', { type: 'paragraph', attrs: { style: 'background:url(https://evil.example)' } }],
  [
    'a color that is more',
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'x',
          marks: [{ type: 'textStyle', attrs: { color: 'red;background:url(//evil.example)' } }],
        },
      ],
    },
  ],
])('%s in a body is refused', async (_name, node) => {
  expect((await write([node])).status).toBe(422)
})

test('a title that is markup is text wherever it is shown', async () => {
  const title = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)>]]>`
  const made = await administrator().post<{ id: number }>('/api/updates', {
    title,
    category: 'announcements',
    updates: JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }],
    }),
  })
  expect(made.status).toBe(201)
  const places = [
    '/',
    '/updates',
    '/updates.xml',
    `/updates/announcements/${encodeURIComponent(title)}`,
    '/search?q=alert',
    '/sitemap.xml',
  ]
  for (const place of places) {
    const { status, text } = await administrator().get(place, { accept: 'text/html' })
    expect([place, status]).toEqual([place, 200])
    expect(text).not.toMatch(/<script>alert|<img src=x/)
  }
})
