import { describe, expect, test } from 'vitest'
import {
  everyNode,
  firstPicture,
  isAllowedAttribute,
  maxDepth,
  plainText,
  readRichText,
  type RichTextNode,
} from './rich-text.ts'
import { isSafeLink, isSafePicture } from './safe-address.ts'

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content }) as RichTextNode
const read = (document: unknown) => readRichText(JSON.stringify(document))
const problem = (document: unknown) => {
  const result = read(document)
  return 'problem' in result ? result.problem : undefined
}

/** As Tiptap 3.31 serializes them with ra-input-rich-text's extensions: every attribute, also those left alone. */
const link = (href: string) => ({
  type: 'link',
  attrs: { href, target: '_blank', rel: 'noopener noreferrer nofollow', class: null, title: null },
})
const picture = {
  type: 'image',
  attrs: { src: '/media/0123/640x480.webp', alt: 'The campus', title: null, width: 640, height: 480 },
}
const list = (type: string, ...items: object[]) => ({
  type,
  ...(type === 'orderedList' && { attrs: { start: 3, type: null } }),
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})

describe('what the editor offers', () => {
  test('passes, with every attribute as the editor writes it', () => {
    const document = doc(
      { type: 'heading', attrs: { textAlign: 'center', level: 2 }, content: [text('Enrolment')] },
      { type: 'paragraph', attrs: { textAlign: null } },
      paragraph(
        text('All', { type: 'bold' }, { type: 'italic' }, { type: 'strike' }, { type: 'underline' }),
        text('code', { type: 'code' }),
        text('red', { type: 'textStyle', attrs: { color: 'rgb(244, 67, 54)' } }),
        text('marked', { type: 'highlight', attrs: { color: '#ffeb3b' } }),
        text('here', link('https://example.com/a?b=c#d')),
        { type: 'hardBreak' },
        picture,
      ),
      list('bulletList', text('One'), text('Two')),
      list('orderedList', text('Three')),
      { type: 'blockquote', content: [paragraph(text('Quoted'))] },
      { type: 'codeBlock', attrs: { language: null }, content: [text('a\n\tb')] },
      { type: 'horizontalRule' },
    )
    expect(read(document)).toEqual({ document })
  })

  test('passes with lists in quotes in lists', () => {
    const inner = { type: 'blockquote', content: [list('orderedList', text('deep'))] }
    const outer = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(text('a')), inner] }],
    }
    expect(problem(doc(outer))).toBeUndefined()
  })

  test('tells the dashboard attribute by attribute', () => {
    expect(isAllowedAttribute('mark', 'link', 'target', '_blank')).toBe(true)
    expect(isAllowedAttribute('mark', 'link', 'target', '_top')).toBe(false)
    expect(isAllowedAttribute('node', 'paragraph', 'constructor', 'x')).toBe(false)
    expect(isAllowedAttribute('node', 'constructor', 'name', 'x')).toBe(false)
  })
})

describe('what it does not offer', () => {
  test.each(['script', 'iframe', 'table', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a part of the kind %s is refused',
    (type) => {
      expect(problem(doc({ type }))).toBe(`it holds a part of an unknown kind (${type}).`)
      expect(problem(doc(paragraph(text('a', { type }))))).toBe(
        `it holds a style of an unknown kind (${type}).`,
      )
    },
  )

  test.each(['onclick', 'style', 'class', '__proto__', 'constructor'])(
    'the property %s is refused',
    (name) => {
      const attrs = JSON.parse(`{${JSON.stringify(name)}:"x"}`) as unknown
      expect(problem(doc({ type: 'paragraph', attrs }))).toBe(`a paragraph can't have the property ${name}.`)
      const mark = { type: 'bold', attrs }
      expect(problem(doc(paragraph(text('a', mark))))).toBe(`a bold can't have the property ${name}.`)
    },
  )

  test.each(['onclick', 'html', '__proto__'])('%s beside type and content is refused', (name) => {
    const node = JSON.parse(`{"type":"paragraph",${JSON.stringify(name)}:{}}`) as unknown
    expect(problem(doc(node))).toBe(`it holds an unknown property (${name}).`)
  })

  test('a very long name is told in short', () => {
    expect(problem(doc({ type: 'x'.repeat(1000) }))).toBe(
      `it holds a part of an unknown kind (${'x'.repeat(40)}…).`,
    )
  })

  test.each([
    [{ type: 'heading', attrs: { level: 7 } }, "a heading can't have this level."],
    [{ type: 'heading' }, "a heading can't have this level."],
    [
      { type: 'paragraph', attrs: { textAlign: 'left; color: red' } },
      "a paragraph can't have this textAlign.",
    ],
    [{ type: 'orderedList', attrs: { start: -1 } }, "an orderedList can't have this start."],
    [{ type: 'codeBlock', attrs: { language: 'x'.repeat(41) } }, "a codeBlock can't have this language."],
    [{ ...picture, attrs: { ...picture.attrs, width: '100%' } }, "an image can't have this width."],
    [{ ...picture, attrs: { ...picture.attrs, alt: 'a\0b' } }, "an image can't have this alt."],
    [{ type: 'image' }, 'a picture must be one that was uploaded here.'],
  ])('%j is refused', (node, words) => {
    expect(problem(doc(node))).toBe(words)
  })

  test.each(['red;background:url(//x)', 'url(javascript:alert(1))', 'var(--x)', 'expression(1)', '#12'])(
    'the colour %s is refused',
    (color) => {
      const mark = { type: 'textStyle', attrs: { color } }
      expect(problem(doc(paragraph(text('a', mark))))).toBe("a textStyle can't have this color.")
    },
  )

  test.each([
    ['a list in a paragraph', paragraph(list('bulletList', text('a')))],
    ['a paragraph outside its item', { type: 'bulletList', content: [paragraph(text('a'))] }],
    ['a picture in code', { type: 'codeBlock', content: [picture] }],
    ['words in a rule', { type: 'horizontalRule', content: [text('a')] }],
    ['a document in a quote', { type: 'blockquote', content: [doc()] }],
    ['words by themselves', text('a')],
  ])('%s is refused', (_what, node) => {
    expect(problem(doc(node))).toMatch(/^an? \w+ can't hold an? \w+\.$/)
  })
})

describe('what is no document', () => {
  const notOurs = 'it is not a document of the editor.'

  test.each(['', '<p>Hi</p>', '{', 'null', '[]', '"doc"', '7', '{"type":"paragraph"}', '{"type":["doc"]}'])(
    '%j is none',
    (json) => {
      expect(readRichText(json)).toEqual({ problem: notOurs })
    },
  )

  test.each([
    doc(null),
    doc('text'),
    doc([]),
    doc({ content: [] }),
    { type: 'doc', content: {} },
    { type: 'doc', content: 'text' },
    doc({ type: 'paragraph', attrs: [] }),
    doc({ type: 'paragraph', attrs: 'x' }),
    doc(paragraph({ type: 'text' })),
    doc(paragraph({ type: 'text', text: '' })),
    doc(paragraph({ type: 'text', text: { toString: 'x' } })),
    doc({ type: 'paragraph', text: 'x' }),
    doc(paragraph({ type: 'text', text: 'a', marks: { type: 'bold' } })),
    doc(paragraph({ type: 'text', text: 'a', marks: ['bold'] })),
    doc(paragraph({ type: 'text', text: 'a', marks: [null] })),
  ])('%j is none', (document) => {
    expect(problem(document)).toBe(notOurs)
  })

  test.each(['a\0b', '\u0007', '\ud800'])('%j can not be stored', (words) => {
    expect(problem(doc(paragraph(text(words))))).toBe("it holds characters that can't be stored.")
  })
})

describe('size', () => {
  const nested = (levels: number): string =>
    `${'{"type":"blockquote","content":['.repeat(levels)}{"type":"paragraph"}${']}'.repeat(levels)}`
  const nestedDocument = (levels: number) => readRichText(`{"type":"doc","content":[${nested(levels)}]}`)

  test('nesting passes up to the limit and not beyond', () => {
    expect(nestedDocument(maxDepth - 1)).toHaveProperty('document')
    expect(nestedDocument(maxDepth)).toEqual({ problem: 'it is nested too deeply.' })
  })

  test('5,000 levels are refused without harm', () => {
    expect(nestedDocument(5_000)).toEqual({ problem: 'it is nested too deeply.' })
  })

  test('depth hidden in an attribute is refused without harm', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect(readRichText(`{"type":"doc","content":[{"type":"heading","attrs":{"level":${deep}}}]}`)).toEqual({
      problem: "a heading can't have this level.",
    })
  })

  test('5,000 marks on one word would be as deep as 5,000 lists', () => {
    const marks = Array.from({ length: 5_000 }, () => ({ type: 'bold' }))
    expect(problem(doc(paragraph(text('a', ...marks))))).toBe('it holds the style bold twice in one place.')
  })

  test('5,000 paragraphs side by side are a long update and nothing else', () => {
    expect(problem(doc(...Array.from({ length: 5_000 }, () => paragraph(text('a')))))).toBeUndefined()
  })

  test('a text of more than 500,000 characters is refused', () => {
    expect(problem(doc(paragraph(text('a'.repeat(500_000)))))).toBe('it is too long.')
  })

  test('walking a document of any depth leaves the stack alone', () => {
    let node: RichTextNode = paragraph(text('end')) as RichTextNode
    for (let level = 0; level < 50_000; level++) node = { type: 'blockquote', content: [node] }
    expect(plainText(node)).toBe('end')
    expect(firstPicture(node)).toBeNull()
  })
})

describe('links', () => {
  test.each([
    'https://example.com',
    'HTTP://EXAMPLE.COM/ñ',
    'mailto:registrar@example.com?subject=TOR',
    'tel:+6345123456',
    '/updates/announcements/50%25%20off',
    '#top',
  ])('%s is fine', (href) => {
    expect(isSafeLink(href)).toBe(true)
    expect(problem(doc(paragraph(text('a', link(href)))))).toBeUndefined()
  })

  test.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'javascript%3Aalert(1)',
    'view-source:javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https://example.com/a b',
    'https://example.com/\0',
    'https:/\\evil.example',
    'evil.example',
    './page',
    'https://example.com/\u202Egnp.exe',
    'https://exam\u200bple.com',
    '\ufeffhttps://example.com',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('%j is refused', (href) => {
    expect(isSafeLink(href)).toBe(false)
    expect(problem(doc(paragraph(text('a', link(href)))))).toMatch(/^a link must lead to a web page/)
  })

  test.each([undefined, null, 7, ['https://example.com'], { href: 'https://example.com' }])(
    '%j is no address',
    (href) => {
      expect(problem(doc(paragraph(text('a', { type: 'link', attrs: { href } }))))).toMatch(
        /^a link must lead/,
      )
    },
  )
})

describe('pictures', () => {
  test.each(['/media/0123/640x480.webp', 'https://example.com/a.jpg'])('%s is fine', (src) => {
    expect(isSafePicture(src)).toBe(true)
  })

  test.each([
    'http://example.com/a.jpg',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://example.com/1',
    'javascript:alert(1)',
    'a.jpg',
    ' /a.jpg',
    '',
  ])('%j is refused', (src) => {
    expect(isSafePicture(src)).toBe(false)
    expect(problem(doc({ type: 'image', attrs: { src } }))).toBe(
      'a picture must be one that was uploaded here.',
    )
  })
})

describe('reading a document', () => {
  const document = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Open'), text(' house', { type: 'bold' })] },
    list('bulletList', text('  one '), text('two')),
    paragraph(text('before'), { type: 'hardBreak' }, text('after'), picture),
    paragraph({ ...picture, attrs: { src: '/media/2.webp' } }),
    { type: 'horizontalRule' },
    { type: 'codeBlock', content: [text('a\n  b')] },
  )

  test('its words stand on one line, apart where blocks and lines end, together where only the style changes', () => {
    expect(plainText(document)).toBe('Open house one two before after a b')
  })

  test('the first picture is the first in reading order', () => {
    expect(firstPicture(document)).toEqual({ src: '/media/0123/640x480.webp', alt: 'The campus' })
    expect(firstPicture(doc(paragraph(text('none'))))).toBeNull()
  })

  test('a picture without a description has an empty one', () => {
    expect(firstPicture(doc({ type: 'image', attrs: { src: '/a.webp', alt: null } }))).toEqual({
      src: '/a.webp',
      alt: '',
    })
  })

  test('its parts come in reading order', () => {
    expect([...everyNode(doc(paragraph(text('a')), picture))].map(({ type }) => type)).toEqual([
      'doc',
      'paragraph',
      'text',
      'image',
    ])
  })
})
