import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { lossText } from './loss-text.ts'
import { cleanPaste } from './clean-paste.ts'
import googleDocs from './fixtures/google-docs.html?raw'
import word from './fixtures/word.html?raw'

/** Content of the editor after a paste. */
const pasted = (html: string): string => {
  const editor = new Editor({ extensions, content: cleanPaste(html).html })
  const text = editor.getHTML()
  editor.destroy()
  return text
}

test('clean paste: keeps the structure of a Word document and removes its styles', () => {
  expect(pasted(word)).toBe(
    [
      '<h2>Enrolment</h2>',
      '<p style="text-align: center;"><strong>Second semester, 2026</strong></p>',
      '<p>Bring <em>two</em> photographs and your <u>report card</u> to the <a target="_blank" rel="noopener noreferrer nofollow" href="https://college.example/registrar">registrar</a>.</p>',
      '<ul><li><p>Grade school</p><ul><li><p>Grade 1 to 3</p></li></ul></li><li><p><strong>College</strong></p></li></ul>',
      '<p>In this order:</p>',
      '<ol><li><p>Cashier</p></li><li><p>Registrar</p>',
      '<ol type="a"><li><p>Form</p></li><li><p>Picture</p><ol type="i"><li><p>Signed</p></li></ol></li></ol></li>',
      '<li><p>Library</p></li></ol>',
      '<p>After lunch:</p>',
      '<ol start="4"><li><p>Clinic</p><ol start="3" type="a"><li><p>Card</p></li></ol></li></ol>',
      '<ul><li><p>Gate</p></li></ul>',
    ].join(''),
  )
})

test('clean paste: keeps the structure of a Google Docs document and removes its styles', () => {
  expect(pasted(googleDocs)).toBe(
    [
      '<h2>Sports fest</h2>',
      '<p style="text-align: right;"><strong>All houses</strong><em> take part</em><u> this year</u></p>',
      '<p>Ask the <a target="_blank" rel="noopener noreferrer nofollow" href="https://college.example/athletics">athletics office</a>.</p>',
      '<ul><li><p>Basketball</p><ul><li><p>Juniors</p></li></ul></li><li><p><strong>Volleyball</strong></p></li></ul>',
      '<ol><li><p>Parade</p><ol type="a"><li><p>Band</p></li><li><p>Teams</p></li></ol></li><li><p>Oath</p></li></ol>',
      '<p>After lunch:</p>',
      '<ol start="3"><li><p>Games</p></li></ol>',
    ].join(''),
  )
})

test.each([
  ['Word, which are on the user’s disk', word],
  ['Google Docs, which are on another site', googleDocs],
])('clean paste: removes and counts images from %s', (_source, html) => {
  expect(cleanPaste(html)).toMatchObject({ losses: { pictures: 1 }, pictures: [] })
})

test('clean paste: extracts an embedded image for upload', async () => {
  const { html, pictures, losses } = cleanPaste('<p>a<img src="data:image/png;base64,AAEC">b</p>')
  expect([html, losses.pictures, pictures.length]).toEqual(['<p>ab</p>', 0, 1])
  expect([pictures[0]!.type, pictures[0]!.size]).toEqual(['image/png', 3])
})

test('clean paste: keeps our own image under its relative address', () => {
  const path = `/media/${'a'.repeat(32)}/960x540.webp`
  const { html, losses } = cleanPaste(
    `<p><img class="x" src="${location.origin}${path}" alt="The tower"></p>`,
  )
  expect([html, losses.pictures]).toEqual([`<p><img src="${path}" alt="The tower"></p>`, 0])
})

test('clean paste: leaves content copied from the editor unchanged', () => {
  const own = '<p data-pm-slice="1 1 []"><span style="color: #4b83cc">blue</span></p>'
  expect(cleanPaste(own).html).toBe(own)
})

test.each([
  ['a list that starts at three', 'level1 lfo1', '3.', '<ol start="3">'],
  ['a lettered list', 'level1 lfo1', 'b)', '<ol start="2" type="a">'],
  ['a Roman-numbered list', 'level1 lfo1', 'IV.', '<ol start="4" type="I">'],
  ['a list with multilevel numbers', 'level1 lfo1', '2.1.', '<ol>'],
])('clean paste: keeps %s', (_what, list, marker, expected) => {
  const html = `<p style="mso-list:l0 ${list}"><span style="mso-list:Ignore">${marker}</span>Words</p>`
  expect(cleanPaste(html).html).toBe(`${expected}<li><p>Words</p></li></ol>`)
})

test('clean paste: removes scripts, handlers and foreign attributes', () => {
  expect(cleanPaste('<p onclick="x()" id="a" class="b">a<script>x()</script></p>').html).toBe('<p>a</p>')
})

test('clean paste: keeps a table with its merged cells and makes the first row its header', () => {
  const html =
    '<table class="x"><tr><td><p>Level</p></td><td align="right">Fee</td></tr><tr><td colspan="2" style="color:red">All</td></tr></table>'
  const table = new DOMParser().parseFromString(pasted(html), 'text/html')
  expect(
    [...table.querySelectorAll('th')].map(({ textContent, style }) => [textContent, style.textAlign]),
  ).toEqual([
    ['Level', ''],
    ['Fee', 'right'],
  ])
  expect(table.querySelector('td')?.colSpan).toBe(2)
})

test('clean paste: turns an h1 into an h2, since the update’s title is the h1', () => {
  expect(pasted('<h1>Fees</h1>')).toBe('<h2>Fees</h2>')
})

test.each([
  ['colored text', '<p style="color:#c00000">a</p>', 'Colors weren’t pasted.'],
  ['the gray text of a whole page', '<p style="color:rgb(34, 34, 34);background-color:#fff">a</p>', ''],
  [
    'an embedded video',
    '<p>a</p><iframe src="https://a.test"></iframe>',
    'Videos, forms and drawings weren’t pasted.',
  ],
  [
    'a nested table',
    '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
    'A nested table was pasted as text.',
  ],
  [
    'a table with 200 columns',
    `<table><tr>${'<td>a</td>'.repeat(200)}</tr></table>`,
    'The pasted text can’t be saved: a table can have at most 20 columns, and this table has 200. Please remove some.',
  ],
])('clean paste: reports what a paste with %s loses', (_what, html, sentence) => {
  expect(stripDelimiters(lossText((text) => text, cleanPaste(html).losses))).toBe(sentence)
})

test('clean paste: keeps an image with caption that was copied from the site', () => {
  const src = `/media/${'a'.repeat(32)}/960x540.webp`
  const figure = `<figure class="figure"><picture><source srcset="x"><img src="${src}" alt="The gate"></picture><figcaption>At dawn</figcaption></figure>`
  const kept = document.createElement('div')
  kept.innerHTML = pasted(figure)
  expect(JSON.parse(kept.querySelector('figure')!.dataset['figure']!)).toEqual({
    src,
    alt: 'The gate',
    caption: 'At dawn',
  })
})

/** Lists of a text by depth: `1. Cashier`, with two spaces per nesting level. */
const outline = (html: string): string[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('li')].map((item) => {
    const list = item.parentElement
    const depth = ' '.repeat(2 * (ancestors(item, 'ol, ul') - 1))
    const position = list instanceof HTMLOListElement ? list.start + [...list.children].indexOf(item) : 0
    const number = (list instanceof HTMLOListElement ? list.type : '') || '1'
    const sign = position === 0 ? '-' : `${number === '1' ? position : `${number}${position}`}.`
    return `${depth}${sign} ${item.querySelector('p')?.textContent.trim()}`
  })
}
const ancestors = (item: Element, lists: string): number => {
  const list = item.parentElement?.closest(lists)
  return list ? 1 + ancestors(list, lists) : 0
}

const fixtures = import.meta.glob<string>('./fixtures/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Depth, numbering and continuation of every fixture's lists, as in the original program. */
const outlines: Readonly<Record<string, readonly string[]>> = {
  'google-docs': [
    '- Basketball',
    '  - Juniors',
    '- Volleyball',
    '1. Parade',
    '  a1. Band',
    '  a2. Teams',
    '2. Oath',
    '3. Games',
  ],
  word: [
    '- Grade school',
    '  - Grade 1 to 3',
    '- College',
    '1. Cashier',
    '2. Registrar',
    '  a1. Form',
    '  a2. Picture',
    '    i1. Signed',
    '3. Library',
    '4. Clinic',
    '  a3. Card',
    '- Gate',
  ],
  'word-online': [
    '1. Registrar',
    '  a1. Report card',
    '  a2. Two pictures',
    '2. Cashier',
    '3. Library',
    '  - Bring the receipt',
    '    - and a copy of it',
    '4. Clinic',
    '- Ask at the gate',
  ],
}

test('paste: each fixture has an expected outline', () => {
  expect(
    Object.keys(fixtures)
      .map((path) => path.replace(/.*\/|\.html$/g, ''))
      .sort(),
  ).toEqual(Object.keys(outlines).sort())
})

test.each(Object.entries(outlines))(
  'paste: keeps list depth, numbering and continuation from %s',
  (name, lines) => {
    expect(outline(pasted(fixtures[`./fixtures/${name}.html`] ?? ''))).toEqual(lines)
  },
)

const rules =
  '<dl><dt>Fee</dt><dd>500 pesos</dd><dt>Hours</dt><dd><p>Monday to <b>Friday</b></p><p>8 to 5</p></dd></dl>' +
  '<p>1<sup>st</sup> <span style="vertical-align: sub">a</span></p>'

test('clean paste: turns a definition list into facts and keeps superscript', () => {
  expect(pasted(rules)).toBe(
    '<dl data-facts=""><div data-fact=""><dt data-term="">Fee</dt><dd data-description="">500 pesos</dd></div>' +
      '<div data-fact=""><dt data-term="">Hours</dt><dd data-description="">Monday to <strong>Friday</strong><br>8 to 5</dd></div></dl>' +
      '<p>1<sup>st</sup> <sub>a</sub></p>',
  )
})

test('clean paste: reduces content that only our own server supports to text for other back ends', () => {
  const { html } = cleanPaste(rules, false)
  expect(html).not.toMatch(/data-facts|<su[bp]/)
  expect(pasted(html)).toContain('1st a')
})
