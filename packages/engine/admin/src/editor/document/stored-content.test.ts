import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import { registerResources } from '@kampana/engine-declare/registry/all-resources'
import { beforeAll, describe, expect, test } from 'vitest'
import { Editor } from '@tiptap/core'
import { extensions } from '../extensions.ts'
import { storedContent } from './stored-content.ts'
import { fromClipboard as stored, toHtml } from '../testing/html.ts'
import { offices } from '../../testing/offices.ts'

beforeAll(() => registerResources(() => [offices]))

const src = `/media/${'a'.repeat(32)}/960x640.webp`

/** HTML of a custom node in the clipboard. */
const named = (name: string, attrs: object, tag = 'div'): string =>
  `<${tag} data-${name}='${JSON.stringify(attrs)}'></${tag}>`

/** Stored body after the editor has opened it. */
const throughTheEditor = (json: string): string => {
  const editor = new Editor({ extensions: [...extensions, storedContent], content: json })
  const held = editor.getHTML()
  editor.destroy()
  return held
}
const fitting = (json: string) => expect(parseRichText(json)).toHaveProperty('document')

describe('the editor stores and restores', () => {
  test.each([
    ['headings', [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Level ${level}</h${level}>`).join('')],
    [
      'alignment',
      ['left', 'center', 'right', 'justify'].map((to) => `<p style="text-align: ${to}">x</p>`).join(''),
    ],
    ['text styles', '<p><strong>b</strong><em>i</em><u>u</u><s>s</s><code>c</code></p>'],
    [
      'colors',
      '<p><span style="color: rgb(75, 131, 204)">x</span><mark style="background-color: #ffe082">y</mark></p>',
    ],
    [
      'links',
      '<p><a href="https://example.org/a?b#c">web</a> <a href="mailto:a@b.ph">letter</a> <a href="/x">here</a></p>',
    ],
    ['lists', '<ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul>'],
    [
      'quotes and code',
      '<blockquote><p>q</p></blockquote><pre><code class="language-ts">let a</code></pre><hr>',
    ],
    [
      'images',
      '<p>a<img src="/media/0123456789abcdef0123456789abcdef/960x540.webp" alt="b" width="300" height="169">c</p>',
    ],
    [
      'figures and galleries',
      named('figure', { src, alt: '', size: 'wide', caption: 'At dawn' }, 'figure') +
        `<div data-gallery>${named('figure', { src, width: 960 }, 'figure')}</div>`,
    ],
    [
      'files, videos and buttons',
      named('file', { href: `/files/${'b'.repeat(32)}/Memo.pdf`, title: 'Memo', bytes: 1200 }) +
        named('video', { href: 'https://youtu.be/dQw4w9WgXcQ' }) +
        named('button', { href: '/admission', label: 'Apply' }),
    ],
    ['line breaks', '<p>a<br>b</p>'],
    [
      'facts',
      '<dl data-facts><div><dt>Fee</dt><dd><strong>500</strong> pesos</dd><dd>a term</dd></div></dl>',
    ],
    [
      'verses',
      `<div data-verse='{"lang":"fil"}'><p data-stanza>Lupang<br>hinirang</p><p data-stanza='{"refrain":true}'>Bayan</p></div>`,
    ],
    [
      'display options of lists and tables',
      '<ul data-look="timeline"><li><p>1926</p></li></ul><table data-look="roll"><tr><th><p>a</p></th></tr></table>',
    ],
    [
      'subscript, keys, fine print and abbreviations',
      '<p>H<sub>2</sub>O, 1<sup>st</sup>, <kbd>Enter</kbd>, <small>fine</small>, <abbr title="Bachelor of Science">BS</abbr></p>',
    ],
    [
      'record lists and inserted values',
      named('records', { resource: 'job-openings', filter: { department: 'Library' }, view: 'cards' }) +
        `<p>We are ${named('value', { name: 'college.name', text: 'Divinian College' }, 'span')}.</p>`,
    ],
    [
      'passages in another language',
      '<p>We ask <em><span lang="fil" data-passage="">may pasok ba?</span></em></p>',
    ],
  ])('%s', (_name, html) => {
    const json = stored(html)
    fitting(json)
    expect(toHtml(json)).not.toBe('')
    expect(stored(toHtml(json))).toBe(json)
    expect(throughTheEditor(json)).toBe(json)
  })
})

test.each([
  ['facts', 'term', 'description'],
  ['verse', 'refrain', '"lang":"fil"'],
  ['looks', 'timeline', 'roll'],
])('stored content: keeps the attributes and child nodes of %s', (what, ...parts) => {
  const html = {
    facts: '<dl data-facts><dt>Fee</dt><dd>500</dd><dt>Day</dt><dd>Monday</dd></dl>',
    verse: `<div data-verse='{"lang":"fil"}'><p data-stanza='{"refrain":true}'>Bayan</p></div>`,
    looks:
      '<ul data-look="timeline"><li><p>1926</p></li></ul><table data-look="roll"><tr><th>a</th></tr></table>',
  }[what]
  const json = stored(html ?? '')
  for (const part of parts) expect(json).toContain(part)
})

test.each(['<span lang="EN-US">a</span>', '<span lang="x-none" data-passage>a</span>'])(
  'stored content: ignores the language of the pasted %s',
  (words) => {
    expect(JSON.parse(stored(`<p>${words}</p>`))).toMatchObject({
      content: [{ content: [{ type: 'text', text: 'a' }] }],
    })
    expect(stored(`<p>${words}</p>`)).not.toContain('marks')
  },
)

describe('stored content of a paste', () => {
  test.each([
    [
      'keeps the text of a link that targets a frame',
      '<p><a href="https://a.ph" target="frame" rel="x" title="t">a</a></p>',
    ],
    ['keeps text colored by a CSS variable', '<p><span style="color: var(--x)">a</span></p>'],
    ['keeps a list with an invalid type and start', '<ol type="disc" start="-5"><li><p>a</p></li></ol>'],
    ['keeps an image with an overlong description', `<p><img src="/a.webp" alt="${'x'.repeat(600)}"></p>`],
    ['keeps an image with a fractional size', '<p><img src="/a.webp" width="300.6" height="auto"></p>'],
    ['keeps code with an overlong language', `<pre><code class="language-${'x'.repeat(60)}">a</code></pre>`],
  ])('%s', (_name, html) => {
    const json = stored(html)
    fitting(json)
    expect(json).toMatch(/"text":"a"|"image"/)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.ph'])(
    'turns a link to %s into plain text',
    (href) => {
      const json = stored(`<p><a href="${href}">words</a></p>`)
      fitting(json)
      expect(json).toContain('words')
      expect(json).not.toContain('link')
    },
  )

  test.each(['data:image/png;base64,AA', 'http://a.ph/x.png', '//a.ph/x.png'])(
    'removes an image from %s',
    (src) => {
      const json = stored(`<p>a<img src="${src}"></p>`)
      fitting(json)
      expect(json).not.toContain('image')
    },
  )

  test('rounds image sizes to integers', () => {
    expect(stored('<p><img src="/a.webp" width="300.6"></p>')).toContain('"width":301')
  })
})

test.each([
  ['a figure', named('figure', { src: 'http://a.ph/x.png', alt: 'x' }, 'figure')],
  ['a gallery', `<div data-gallery>${named('figure', { src: 'javascript:x' }, 'figure')}</div>`],
  ['a file', named('file', { href: 'https://a.ph/x.pdf', title: 'x' })],
  ['a video', named('video', { href: 'https://a.ph/v/1' })],
  ['a button', named('button', { href: 'javascript:x', label: 'x' })],
])('stored content: removes %s with a foreign or unsafe URL', (_what, html) => {
  const json = stored(`<p>a</p>${html}`)
  fitting(json)
  expect(json).not.toMatch(/a\.ph|javascript|figure|gallery|file|video|button/)
})

describe('the stored body', () => {
  const line = (...content: object[]) => ({ type: 'paragraph', content })
  const body = (...content: object[]) => JSON.stringify({ type: 'doc', content })

  test('keeps a trailing space while typing', () => {
    const json = body(line({ type: 'text', text: 'hello ' }))
    expect(throughTheEditor(json)).toContain('"hello "')
  })
  test.each([undefined, null, ''])('%j opens as an empty editor', (json) => expect(toHtml(json)).toBe(''))
  test('opens with headings below the page’s title and a paragraph at the start of each list item', () => {
    const words = [{ type: 'text', text: 'Fees' }]
    const heading = { type: 'heading', attrs: { level: 1 }, content: words }
    expect(throughTheEditor(body(heading))).toContain('"level":2')
    const quote = { type: 'blockquote', content: [line(...words)] }
    const item = { type: 'listItem', content: [quote] }
    const opened = throughTheEditor(body({ type: 'bulletList', content: [item] }))
    expect(opened).toMatch(/"listItem","content":\[\{"type":"paragraph"/)
    expect(opened).toContain('blockquote')
  })
})

test('stored content: renders once, since no node has a node view', () => {
  const editor = new Editor({ extensions: [...extensions, storedContent], content: null })
  editor.commands.insertContent('<p>Text</p><table><tr><td>Cell</td></tr></table>')
  const drawn = editor.view.dom.firstElementChild
  editor.createNodeViews()
  expect(editor.view.dom.firstElementChild).toBe(drawn)
  expect(editor.view.dom.querySelector('.tableWrapper td')).toHaveTextContent('Cell')
  editor.destroy()
})
