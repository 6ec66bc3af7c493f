import { parseRichText } from '@kampana/shared/rich-text/rich-text'
import { expect, test } from 'vitest'
import { markdownDocument } from './markdown-document.ts'

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks[0] && { marks }),
})

test('a text in Markdown is a document as the editor writes it', () => {
  const picture = `/media/${'0'.repeat(32)}/1920x1080.webp`
  const document = markdownDocument(
    '![A bell](bell.svg)\n\n## When\n\n- **Noon:** at the _gate_\n\n> See [here](/about-us).\n\n<i lang="fil">May pasok ba?</i> Yes.\n',
    (file) => (file === 'bell.svg' ? picture : ''),
  )
  expect(document.content).toEqual([
    { type: 'image', attrs: { src: picture, alt: 'A bell' } },
    { type: 'heading', attrs: { level: 2 }, content: [text('When')] },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [text('Noon: ', { type: 'bold' }), text('at the '), text('gate', { type: 'italic' })],
            },
          ],
        },
      ],
    },
    {
      type: 'blockquote',
      content: [
        {
          type: 'paragraph',
          content: [text('See '), text('here', { type: 'link', attrs: { href: '/about-us' } }), text('.')],
        },
      ],
    },
    {
      type: 'paragraph',
      content: [
        text('May pasok ba?', { type: 'italic' }, { type: 'language', attrs: { lang: 'fil' } }),
        text(' Yes.'),
      ],
    },
  ])
  expect(parseRichText(JSON.stringify(document))).toEqual({ document })
})

test.each(['```\ncode\n```', '<script>x</script>', '`code`'])('%s is no part of a document', (markdown) => {
  expect(() => markdownDocument(markdown)).toThrow('No document has')
})
