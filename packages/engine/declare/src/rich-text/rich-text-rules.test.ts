import { describe, expect, test } from 'vitest'
import { doc, list, paragraph, picture, text } from '../testing/documents.ts'
import { stripDelimiters } from '../messages/message.ts'
import { isAllowedAttribute, parseRichText } from './rich-text.ts'

const problem = (document: unknown) => {
  const result = parseRichText(JSON.stringify(document))
  return 'problem' in result ? stripDelimiters(result.problem) : undefined
}

describe("content that the editor doesn't offer", () => {
  test.each(['script', 'iframe', 'taskList', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'rejects a node of the type %s',
    (type) => {
      expect(problem(doc({ type }))).toBe(`it contains an unknown element (${type}).`)
      expect(problem(doc(paragraph(text('a', { type }))))).toBe(`it contains an unknown style (${type}).`)
    },
  )

  test.each(['onclick', 'style', 'class', '__proto__', 'constructor'])('rejects the property %s', (name) => {
    const attrs = JSON.parse(`{${JSON.stringify(name)}:"x"}`) as unknown
    expect(problem(doc({ type: 'paragraph', attrs }))).toBe(`a paragraph can’t have the property ${name}.`)
    const mark = { type: 'bold', attrs }
    expect(problem(doc(paragraph(text('a', mark))))).toBe(`a bold can’t have the property ${name}.`)
  })

  test.each(['onclick', 'html', '__proto__'])('rejects the node property %s', (name) => {
    const node = JSON.parse(`{"type":"paragraph",${JSON.stringify(name)}:{}}`) as unknown
    expect(problem(doc(node))).toBe(`it contains an unknown property (${name}).`)
  })

  test('truncates a very long name in the message', () => {
    expect(problem(doc({ type: 'x'.repeat(1000) }))).toBe(
      `it contains an unknown element (${'x'.repeat(40)}…).`,
    )
  })

  test.each([
    [{ type: 'heading', attrs: { level: 7 } }, 'a heading can’t have this level.'],
    [{ type: 'heading' }, 'a heading can’t have this level.'],
    [
      { type: 'paragraph', attrs: { textAlign: 'left; color: red' } },
      'a paragraph can’t have this textAlign.',
    ],
    [{ type: 'orderedList', attrs: { start: -1 } }, 'an orderedList can’t have this start.'],
    [{ type: 'codeBlock', attrs: { language: 'x'.repeat(41) } }, 'a codeBlock can’t have this language.'],
    [{ ...picture, attrs: { ...picture.attrs, width: '100%' } }, 'an image can’t have this width.'],
    [{ ...picture, attrs: { ...picture.attrs, alt: 'a\0b' } }, 'an image can’t have this alt.'],
    [{ type: 'image' }, 'pictures must be uploaded to this website first.'],
  ])('rejects %j', (node, words) => {
    expect(problem(doc(node))).toBe(words)
  })

  test.each(['red;background:url(//x)', 'url(javascript:alert(1))', 'var(--x)', 'expression(1)', '#12'])(
    'rejects the color %s',
    (color) => {
      const mark = { type: 'textStyle', attrs: { color } }
      expect(problem(doc(paragraph(text('a', mark))))).toBe('a textStyle can’t have this color.')
    },
  )

  test.each([
    ['a list in a paragraph', paragraph(list('bulletList', text('a')))],
    ['a paragraph outside a list item', { type: 'bulletList', content: [paragraph(text('a'))] }],
    ['an image in code', { type: 'codeBlock', content: [picture] }],
    ['text in a horizontal rule', { type: 'horizontalRule', content: [text('a')] }],
    ['a document in a quote', { type: 'blockquote', content: [doc()] }],
    ['text outside a paragraph', text('a')],
  ])('rejects %s', (_what, node) => {
    expect(problem(doc(node))).toMatch(/^an? \w+ can’t contain an? \w+\.$/)
  })

  test.each(['javascript:alert(1)', '//evil.example', 7, null, undefined, ['https://example.com']])(
    'rejects a link to %j',
    (href) => {
      const mark = { type: 'link', attrs: { href } }
      expect(problem(doc(paragraph(text('a', mark))))).toMatch(/^a link must point to a web page/)
    },
  )

  test.each(['data:image/svg+xml,<svg onload=alert(1)>', 'http://example.com/a.jpg', 7, null, undefined])(
    'rejects an image from %j',
    (src) => {
      const words = 'pictures must be uploaded to this website first.'
      expect(problem(doc({ type: 'image', attrs: { src } }))).toBe(words)
    },
  )
})

test('rich text rules: give each attribute an input in the dashboard', () => {
  expect(isAllowedAttribute('mark', 'link', 'target', '_blank')).toBe(true)
  expect(isAllowedAttribute('mark', 'link', 'target', '_top')).toBe(false)
  expect(isAllowedAttribute('node', 'paragraph', 'constructor', 'x')).toBe(false)
  expect(isAllowedAttribute('node', 'constructor', 'name', 'x')).toBe(false)
})
