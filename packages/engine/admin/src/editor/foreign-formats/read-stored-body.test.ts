import { describe, expect, test } from 'vitest'
import { toHtml } from '../testing/html.ts'
import { readStoredBody } from './read-stored-body.ts'

const block = (type: string, text: string, more: object = {}) => ({
  key: text,
  type,
  text,
  depth: 0,
  ...more,
})
const draft = (blocks: object[], entityMap: object = {}) => JSON.stringify({ blocks, entityMap })
const bold = (offset: number, length: number) => ({ offset, length, style: 'BOLD' })
const style = (name: string, offset = 0) => ({ offset, length: 1, style: name })
const entity = (offset = 0) => ({ entityRanges: [{ offset, length: 1, key: 0 }] })
const wordsOf = (stored: unknown) => {
  const body = readStoredBody(stored)
  return body && 'words' in body ? body.words : 'it can be edited'
}

describe('a Draft.js body opens in the editor', () => {
  test('with its headings, paragraphs, quotes, code and alignment', () => {
    const stored = draft([
      block('header-two', 'Enrolment'),
      block('unstyled', 'One\nTwo', { data: { 'text-align': 'center' } }),
      block('blockquote', 'Said'),
      block('code', 'a'),
      block('code-block', 'b'),
      block('code-block', 'c'),
      block('unstyled', ''),
    ])
    expect(toHtml(stored)).toBe(
      '<h2>Enrolment</h2><p style="text-align: center;">One<br>Two</p><blockquote><p>Said</p></blockquote><pre><code>a</code></pre><pre><code>b\nc</code></pre><p></p>',
    )
  })

  test('with overlapping marks, colors and links', () => {
    const styles = [bold(0, 6), { offset: 3, length: 6, style: 'ITALIC' }]
    const link = { offset: 10, length: 4, key: 0 }
    const stored = draft(
      [
        block('unstyled', 'abcdefghi here 🎓 red', {
          inlineStyleRanges: [
            ...styles,
            { offset: 18, length: 3, style: 'color-rgb(255,0,0)' },
            { offset: 18, length: 3, style: 'fontsize-24' },
          ],
          entityRanges: [link],
        }),
      ],
      { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'www.college.edu.ph' } } },
    )
    const html = toHtml(stored)
    expect(html).toContain('<strong>abc<em>def</em></strong><em>ghi</em>')
    expect(html).toMatch(/<a [^>]*href="https:\/\/www\.college\.edu\.ph"[^>]*>here<\/a> 🎓 /)
    expect(html).toContain('<span style="color: rgb(255, 0, 0);">red</span>')
  })

  test.each([
    ['Draft.js', draft([block('unstyled', 'm2', { inlineStyleRanges: [style('SUPERSCRIPT', 1)] })])],
    ['HTML', '<p>m<sup>2</sup></p>'],
  ])('with %s as a mark', (_name, stored) => {
    expect(toHtml(stored)).toBe('<p>m<sup>2</sup></p>')
  })

  test('with nested lists', () => {
    const item = (text: string, depth: number, kind = 'unordered') =>
      block(`${kind}-list-item`, text, { depth })
    const stored = draft([
      item('a', 0),
      item('b', 1, 'ordered'),
      item('c', 1, 'ordered'),
      item('d', 0),
      item('1', 0, 'ordered'),
    ])
    expect(toHtml(stored)).toBe(
      '<ul><li><p>a</p><ol><li><p>b</p></li><li><p>c</p></li></ol></li><li><p>d</p></li></ul><ol><li><p>1</p></li></ol>',
    )
  })

  test('with images', () => {
    const data = { src: 'https://cdn.example/gate.png', alt: 'The gate', width: 'auto', height: 'auto' }
    const picture = block('atomic', ' ', { entityRanges: [{ offset: 0, length: 1, key: 3 }] })
    expect(toHtml(draft([picture], { 3: { type: 'IMAGE', mutability: 'MUTABLE', data } }))).toMatch(
      /<p><img [^>]*src="https:\/\/cdn\.example\/gate\.png" [^>]*alt="The gate"[^>]*><\/p>/,
    )
  })
})

describe('other foreign bodies open in the editor', () => {
  const html =
    '<h2>Hours</h2>\n  <p class="MsoNormal">From <strong>eight</strong>\n  to <a href="/contact-us">five</a><o:p></o:p></p>'
  test.each([
    ['HTML', html],
    ['HTML in a JSON string', JSON.stringify(html)],
  ])('%s', (_name, stored) => {
    expect(toHtml(stored)).toMatch(
      /^<h2>Hours<\/h2><p>From <strong>eight<\/strong> to <a [^>]*href="\/contact-us"[^>]*>five<\/a><\/p>$/,
    )
  })

  test('plain text', () =>
    expect(toHtml('Open at 8 < 9\n\nBring your card')).toBe('<p>Open at 8 &lt; 9</p><p>Bring your card</p>'))

  test('a document that the back end has decoded', () =>
    expect(
      toHtml({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] }),
    ).toBe('<p>a</p>'))

  test.each([
    [
      'an http URL of the same host',
      `${location.origin.replace('https', 'http')}/storage/a.png`,
      '/storage/a.png',
    ],
    ['an https URL', 'https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ])('images with %s', (_name, src, kept) => {
    for (const stored of [
      JSON.stringify({ type: 'doc', content: [{ type: 'image', attrs: { src, alt: 'A' } }] }),
      `<p><img src="${src}" alt="A"></p>`,
    ])
      expect(JSON.stringify(readStoredBody(stored))).toContain(`"src":"${kept}"`)
  })
})

describe('a body that the editor would damage is shown as text only', () => {
  const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
  const row = {
    type: 'tableRow',
    content: [
      { type: 'tableCell', content: [text('Fee')] },
      { type: 'tableCell', content: [text('100')] },
    ],
  }
  test.each([
    [
      'a task list',
      JSON.stringify({ type: 'doc', content: [text('Fees'), { type: 'taskList', content: [row] }] }),
      'Fees\nFee\n100',
    ],
    ['an HTML table', '<p>Fees</p><table><tr><th>Fee</th><td>100</td></tr></table>', 'Fees\nFee\n100'],
    [
      'a video',
      draft(
        [
          block('unstyled', 'Watch'),
          block('atomic', ' ', { entityRanges: [{ offset: 0, length: 1, key: 0 }] }),
        ],
        { 0: { type: 'EMBEDDED_LINK', data: {} } },
      ),
      'Watch',
    ],
    ['a block of an unknown type', draft([block('poll', 'Which day?')]), 'Which day?'],
    [
      'a CKEditor 5 video',
      '<p>See the film:</p><figure class="media"><oembed url="https://www.youtube.com/watch?v=x"></oembed></figure><p>Text</p>',
      'See the film:\nText',
    ],
    ['a script', '<p>Menu</p><script src="https://widgets.example/menu.js"></script>', 'Menu'],
    ['an attribute that holds content', '<p>Pay <b data-formula="x">now</b></p>', 'Pay now'],
    ['superscript set by a style', '<p>m<span style="vertical-align: super">2</span></p>', 'm2'],
    ['a relative link', '<p><a href="fees.html">Fees</a></p>', 'Fees'],
    [
      'a link to a heading of the same page',
      '<h2 id="fees">Fees</h2><p><a href="#fees">Up</a></p>',
      'Fees\nUp',
    ],
    [
      'figure captions and collapsible details',
      '<figure><picture><img src="https://cdn.example/a.png"></picture><figcaption>Our gate</figcaption></figure><details><summary>Terms</summary>One</details>',
      'Our gate\nTerms\nOne',
    ],
    ['an unknown style', draft([block('unstyled', 'ab', { inlineStyleRanges: [style('SPOILER')] })]), 'ab'],
    ['styled code', draft([block('code', 'ab', { inlineStyleRanges: [style('BOLD')] })]), 'ab'],
    ['a task', draft([block('unordered-list-item', 'Pay', { data: { checked: true } })]), 'Pay'],
    [
      'a mention',
      draft([block('unstyled', '@ana', entity())], { 0: { type: 'MENTION', data: { url: '/ana' } } }),
      '@ana',
    ],
    [
      'an image caption',
      draft([block('atomic', ' ', entity())], {
        0: { type: 'IMAGE', data: { src: 'https://cdn.example/a.png', caption: 'Gate' } },
      }),
      '',
    ],
    [
      'a link with an unsupported URL scheme',
      draft([block('unstyled', 'File', entity())], {
        0: { type: 'LINK', data: { url: 'ftp://x.example/a' } },
      }),
      'File',
    ],
    ['an image with a foreign http URL', '<p>Gate<img src="http://elsewhere.example/a.png"></p>', 'Gate'],
    ['JSON in an unknown format', '{"ops":[{"insert":"x"}],"title":{"text":"Hours"}}', 'Hours'],
  ])('%s', (_name, stored, words) => {
    expect(wordsOf(stored)).toBe(words)
    expect(toHtml(stored)).toBe('')
  })
})
