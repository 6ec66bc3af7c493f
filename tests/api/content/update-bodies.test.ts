import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { documentOf } from '../../support/input/rich-text.ts'

describe('what a body may hold', () => {
  const paragraph = (content: object[]) => documentOf({ type: 'paragraph', content } as never)
  const nested = (levels: number): string =>
    `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(levels)}{"type":"paragraph"}${']}'.repeat(levels)}]}`

  test.each([
    ['an unknown node', documentOf({ type: 'iframe' }), 'unknown kind (iframe)'],
    [
      'a script link',
      paragraph([
        { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
      ]),
      'a link must lead to',
    ],
    [
      'a script link in disguise',
      paragraph([
        { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: ' java\tscript:alert(1)' } }] },
      ]),
      'a link must lead to',
    ],
    [
      'a script picture',
      paragraph([{ type: 'image', attrs: { src: 'javascript:alert(1)' } }]),
      'a picture must be',
    ],
    [
      'a picture of another site',
      paragraph([{ type: 'image', attrs: { src: 'https://evil.example/pixel.gif' } }]),
      'a picture must be',
    ],
    [
      'an event handler',
      documentOf({ type: 'paragraph', attrs: { onclick: 'alert(1)' } }),
      "can't have the property onclick",
    ],
    ['5,000 levels', nested(5_000), 'nested too deeply'],
    ['a text that is no JSON', '{"type":"doc"', 'not a document of the editor'],
    ['HTML', '<p>Hello</p>', 'not a document of the editor'],
  ])('%s is refused in words, and nothing is kept', async (_what, updates, words) => {
    const { administrator } = await college()
    const answer = await administrator.post('/api/updates', {
      title: 'Bad',
      category: 'announcements',
      updates,
    })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.updates![0]).toContain(words)
    expect((await administrator.get('/api/updates')).body.meta.total).toBe(1)
    expect((await administrator.get('/api/logs?filter={"resource":"updates"}')).body.meta.total).toBe(1)
  })
})
