import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { expect, test } from 'vitest'
import { renderBody } from './render-body.ts'
import type { BodySurroundings } from './render-node.ts'

const text = (words: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const node = (type: string, attrs: object | null = null, ...content: RichTextNode[]): RichTextNode => ({
  type,
  ...(attrs && { attrs: { ...attrs } }),
  content,
})
const p = (...words: (string | RichTextNode)[]): RichTextNode =>
  node('paragraph', null, ...words.map((each) => (typeof each === 'string' ? text(each) : each)))
const item = (...content: RichTextNode[]) => node('listItem', null, ...content)
const cell = (words: string, type = 'tableCell', attrs: object | null = null) => node(type, attrs, p(words))
const row = (...cells: RichTextNode[]) => node('tableRow', null, ...cells)
const show = (content: RichTextNode[], where: Partial<BodySurroundings> = {}) =>
  renderBody({ type: 'doc', content }, { isPage: false, ...where })

const odd = '<b>"A" & B</b>'
const [escaped, quoted] = ['&lt;b>"A" &amp; B&lt;/b>', '&lt;b>&quot;A&quot; &amp; B&lt;/b>']
const file = { href: '/files/0/a.pdf', title: odd, bytes: 2048, pages: 3 }
const drawing = { src: '/drawing.svg', alt: 'Map', width: 300, height: 200 }
const photo = { src: 'https://x.example/a.png', alt: 'Bell' }
const elsewhere = 'https://x.example/'

test('body: escapes text, captions and titles of nodes', () => {
  const html = show([
    p(odd),
    node('codeBlock', null, text(odd)),
    node('file', file),
    node('video', { href: 'https://www.youtube.com/watch?v=abcdefghijk', title: odd }),
    node('button', { label: odd, href: '/a' }),
    node('figure', { ...photo, alt: odd, caption: odd, credit: odd }),
    p({ type: 'value', attrs: { name: 'college.motto', text: odd } }),
    p(
      text('x', { type: 'abbreviation', attrs: { title: odd } }),
      text('y', { type: 'link', attrs: { href: '/', title: odd } }),
    ),
  ])
  expect(html).not.toContain('<b>')
  const parts = html
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .match(/&lt;b>"A" &amp; B&lt;\/b>/g)
  expect(parts).toHaveLength(12)
  expect([escaped, quoted].every((each) => html.replaceAll('&gt;', '>').includes(each))).toBe(true)
})

test.each<[string, RichTextNode, string | RegExp]>([
  [
    'a file',
    node('file', { ...file, title: 'Form' }),
    /^<p class="file"><a href="\/files\/0\/a\.pdf" download>Form <small>PDF, 2 KB, 3 pages<\/small><\/a><\/p>$/,
  ],
  ['a heading', node('heading', { level: 1 }, text('A')), '<h2>A</h2>'],
  [
    'a level-9 heading',
    node('heading', { level: 9, textAlign: 'center' }, text('A')),
    '<h6 class="align-center">A</h6>',
  ],
  [
    'an ordered list',
    node('orderedList', { start: 3, type: 'a' }, item(p('A'))),
    '<ol start="3" type="a"><li>A</li></ol>',
  ],
  ['an ordered list from 1', node('orderedList', { start: 1 }, item(p('A'))), '<ol><li>A</li></ol>'],
  [
    'an item with two paragraphs',
    node('bulletList', null, item(p('A'), p('B'))),
    '<ul><li><p>A</p><p>B</p></li></ul>',
  ],
  [
    'an item with a list',
    node('bulletList', null, item(p('A'), node('bulletList', null, item(p('B'))))),
    '<ul><li>A<ul><li>B</li></ul></li></ul>',
  ],
  [
    'a timeline',
    node('bulletList', { look: 'timeline' }, item(p('1899 The bell')), item(p('18990 no year'))),
    '<ol class="timeline" role="list"><li><time datetime="1899">1899</time> The bell</li><li>18990 no year</li></ol>',
  ],
  [
    'an outline',
    node(
      'bulletList',
      { look: 'outline' },
      item(p(text('Dean', { type: 'bold' }), ' Ana'), node('bulletList', null, item(p('Ben')))),
    ),
    '<div class="tree wide"><ul><li><p><b>Dean</b> <span>Ana</span></p><ul><li><p><span>Ben</span></p></li></ul></li></ul></div>',
  ],
  [
    'a stanza',
    node('stanza', { refrain: true }, text('A'), node('hardBreak'), text('B')),
    '<p class="refrain"><span>A </span><span>B </span></p>',
  ],
  [
    'a table with a header',
    node(
      'table',
      null,
      row(cell('Day', 'tableHeader'), cell('Fee', 'tableHeader')),
      row(cell('Mon', 'tableHeader'), cell('5', 'tableCell', { colspan: 2, rowspan: 3, align: 'right' })),
    ),
    '<div class="table" role="region" tabindex="0" aria-label="Day, Fee"><table><thead><tr><th scope="col">Day</th><th scope="col">Fee</th></tr></thead><tbody><tr><th scope="row">Mon</th><td colspan="2" rowspan="3" class="align-right">5</td></tr></tbody></table></div>',
  ],
  [
    'a table without a header',
    node('table', null, row(cell('A', 'tableHeader'), cell('1')), row(cell('', 'tableHeader'), cell('2'))),
    '<div class="table" role="region" tabindex="0" aria-label="A"><table><tbody><tr><th scope="row">A</th><td>1</td></tr><tr><td></td><td>2</td></tr></tbody></table></div>',
  ],
  [
    'a table with one row',
    node('table', null, row(cell('A', 'tableHeader'), cell('B', 'tableHeader'))),
    '<div class="table" role="region" tabindex="0" aria-label="A"><table><tbody><tr><th scope="row">A</th><th scope="row">B</th></tr></tbody></table></div>',
  ],
  [
    'a two-column roll',
    node(
      'table',
      { look: 'roll' },
      row(cell('Room', 'tableHeader'), cell('Use', 'tableHeader')),
      row(cell('1'), cell('Lab')),
    ),
    /<th role="rowheader" scope="rowgroup">1<\/th><td role="cell">Lab<\/td>/,
  ],
  [
    'a grouped roll',
    node(
      'table',
      { look: 'roll' },
      row(cell('Rank', 'tableHeader'), cell('Name', 'tableHeader'), cell('Degree', 'tableHeader')),
      row(cell('Dean'), cell('Ana'), cell('PhD')),
      row(cell('Dean'), cell('Ben'), cell('')),
    ),
    /rowspan="2">Dean<\/th><td role="cell">Ana<\/td><td role="cell" data-label="Degree">PhD<\/td><\/tr><tr role="row"><td role="cell">Ben<\/td><td role="cell"><\/td>/,
  ],
  [
    'a wide drawing',
    node('figure', drawing),
    '<figure data-wide><img src="/drawing.svg" alt="Map" width="300" height="200"></figure>',
  ],
  [
    'a square drawing with a size',
    node('figure', { ...drawing, size: 'small', caption: 'Plan', credit: 'Ana' }),
    '<figure class="figure figure-small"><img src="/drawing.svg" alt="Map" width="300" height="200"><figcaption>Plan <small>Photo: Ana</small></figcaption></figure>',
  ],
  [
    'a gallery',
    node('gallery', null, node('figure', { ...photo, alt: '' })),
    /^<div class="gallery"><figure><a href="https:\/\/x\.example\/a\.png" aria-label="Picture 1"><img [^>]*loading="lazy"[^>]*><\/a><\/figure><\/div>$/,
  ],
  [
    'a button',
    node('button', { label: 'Enroll', href: '/enroll' }),
    '<p class="button-line"><a href="/enroll" class="button">Enroll</a></p>',
  ],
  [
    'a color',
    p(
      text('A', { type: 'textStyle', attrs: { color: '#123456' } }),
      text('B', { type: 'highlight', attrs: {} }),
    ),
    '<p><span class="tinted" style="--ink-of-text:#123456">A</span><mark>B</mark></p>',
  ],
  [
    'two text styles',
    p(text('A', { type: 'bold' }, { type: 'italic' })),
    '<p><strong><em>A</em></strong></p>',
  ],
])('body: renders %s', (_, given, html) => {
  expect(show([given])).toMatch(typeof html === 'string' ? new RegExp(`^${RegExp.escape(html)}$`) : html)
})

test('body: loads a video on a click and links to it without script', () => {
  const html = show([node('video', { href: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Film' })])
  expect(html).toContain(
    '<button type="button" class="panel-ask" data-frame="https://www.youtube-nocookie.com/embed/abcdefghijk',
  )
  expect(html).toContain('title="Film"')
  expect(html).toContain('Hosted by youtube-nocookie.com')
  expect(html).toMatch(/<figcaption>Film <a href="https:[^"]+">Watch on YouTube<\/a>/)
  expect(html).not.toContain('<iframe')
  expect(show([node('video', { href: 'https://unknown.example/' })])).toBe('')
})

test('body: marks external links as nofollow except on pages', () => {
  const link = (attrs: object) => p(text('x', { type: 'link', attrs: { ...attrs } }))
  const apart = { href: elsewhere, target: '_blank' }
  const nofollow = 'rel="noopener noreferrer nofollow"'
  expect(show([link({ href: elsewhere })])).toBe(`<p><a href="${elsewhere}" ${nofollow}>x</a></p>`)
  expect(show([link({ href: elsewhere })], { isPage: true })).toBe(`<p><a href="${elsewhere}">x</a></p>`)
  expect(show([link(apart)], { isPage: true })).toBe(
    `<p><a href="${elsewhere}" ${nofollow} target="_blank">x</a></p>`,
  )
  expect(show([link({ href: '/a', target: '_blank' })])).toBe('<p><a href="/a">x</a></p>')
})

test('body: gives ids only to headings of pages', () => {
  const heading = node('heading', { level: 3 }, text('New students'))
  expect(show([heading], { isPage: true })).toBe('<h3 id="new-students">New students</h3>')
  expect(show([heading])).toBe('<h3>New students</h3>')
})

test('body: links text outside links and code', () => {
  const linkWords = (words: string) => `[${words}]`
  const link = text('b', { type: 'link', attrs: { href: '/' } })
  expect(show([p('a', link, text('c', { type: 'code' }))], { linkWords })).toBe(
    '<p>[a]<a href="/">b</a><code>c</code></p>',
  )
})

test('body: fetches an image at the start of a page with high priority', () => {
  const priority = (leads: boolean, content: RichTextNode[]) =>
    /fetchpriority="high"/.test(show(content, { isPage: true, leads }))
  const figure = node('figure', photo)
  expect(priority(true, [figure])).toBe(true)
  expect(priority(true, [node('image', photo), p('x')])).toBe(true)
  expect(priority(false, [figure])).toBe(false)
  expect(priority(true, [p('x'), figure])).toBe(false)
})

test('body: inserts values and records of the college', () => {
  const value = p({ type: 'value', attrs: { name: 'college.name', text: 'old' } })
  expect(show([value], { findValue: (name) => `${name} & Co` })).toBe('<p>college.name &amp; Co</p>')
  expect(show([value])).toBe('<p>old</p>')
  const records = node('records', { resource: 'people' })
  expect(show([records], { showRecords: ({ resource }) => `<i>${String(resource)}</i>` })).toBe(
    '<i>people</i>',
  )
  expect(show([records])).toBe('')
})
