import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { toText } from '@kampana/shared/messages/message'
import { lossText } from './loss-text.ts'
import { cleanPaste } from './clean-paste.ts'
import googleDocs from './fixtures/google-docs.html?raw'
import word from './fixtures/word.html?raw'

/** What stands in the editor after a paste. */
const pasted = (html: string): string => {
  const editor = new Editor({ extensions, content: cleanPaste(html).html })
  const text = editor.getHTML()
  editor.destroy()
  return text
}

test('what Word’s writer meant stays, and nothing of how it looked', () => {
  expect(pasted(word)).toBe(
    [
      '<h2>Enrolment</h2>',
      '<p style="text-align: center;"><strong>Second semester, 2026</strong></p>',
      '<p>Bring <em>two</em> photographs and your <u>report card</u> to the <a target="_blank" rel="noopener noreferrer nofollow" href="https://college.example/registrar">registrar</a>.</p>',
      '<ul><li><p>Grade school</p><ul><li><p>Grade 1 to 3</p></li></ul></li><li><p><strong>College</strong></p></li></ul>',
      '<p>In this order:</p>',
      '<ol><li><p>Cashier</p></li><li><p>Registrar</p></li></ol>',
    ].join(''),
  )
})

test('what Google Docs’ writer meant stays, and nothing of how it looked', () => {
  expect(pasted(googleDocs)).toBe(
    [
      '<h2>Sports fest</h2>',
      '<p style="text-align: right;"><strong>All houses</strong><em> take part</em><u> this year</u></p>',
      '<p>Ask the <a target="_blank" rel="noopener noreferrer nofollow" href="https://college.example/athletics">athletics office</a>.</p>',
      '<ul><li><p>Basketball</p><ul><li><p>Juniors</p></li></ul></li><li><p><strong>Volleyball</strong></p></li></ul>',
      '<ol><li><p>Parade</p></li></ol>',
    ].join(''),
  )
})

test.each([
  ['Word’s, which are on the writer’s own disk', word],
  ['Google’s, which are on another site', googleDocs],
])('pictures of %s are left and counted', (_whose, html) => {
  expect(cleanPaste(html)).toMatchObject({ losses: { pictures: 1 }, pictures: [] })
})

test('a picture that comes along is taken out of the text, to be uploaded', async () => {
  const { html, pictures, losses } = cleanPaste('<p>a<img src="data:image/png;base64,AAEC">b</p>')
  expect([html, losses.pictures, pictures.length]).toEqual(['<p>ab</p>', 0, 1])
  expect([pictures[0]!.type, pictures[0]!.size]).toEqual(['image/png', 3])
})

test('a picture of ours stays, by its own address', () => {
  const path = `/media/${'a'.repeat(32)}/960x540.webp`
  const { html, losses } = cleanPaste(
    `<p><img class="x" src="${location.origin}${path}" alt="The tower"></p>`,
  )
  expect([html, losses.pictures]).toEqual([`<p><img src="${path}" alt="The tower"></p>`, 0])
})

test('what was copied in the editor itself is left alone', () => {
  const own = '<p data-pm-slice="1 1 []"><span style="color: #4b83cc">blue</span></p>'
  expect(cleanPaste(own).html).toBe(own)
})

test.each([
  ['a list that begins at three', 'level1 lfo1', '3.', '<ol start="3">'],
  ['a list of letters', 'level1 lfo1', 'b)', '<ol type="a">'],
  ['a list of Roman numbers', 'level1 lfo1', 'IV.', '<ol type="I">'],
])('%s stays one', (_what, list, marker, expected) => {
  const html = `<p style="mso-list:l0 ${list}"><span style="mso-list:Ignore">${marker}</span>Words</p>`
  expect(cleanPaste(html).html).toBe(`${expected}<li><p>Words</p></li></ol>`)
})

test('scripts, handlers and foreign attributes go', () => {
  expect(cleanPaste('<p onclick="x()" id="a" class="b">a<script>x()</script></p>').html).toBe('<p>a</p>')
})

test('a table stays one, with its merged cells, its first row naming the columns', () => {
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

test('a first level is the second, since the update’s title is the first', () => {
  expect(pasted('<h1>Fees</h1>')).toBe('<h2>Fees</h2>')
})

test.each([
  ['a chosen colour', '<p style="color:#c00000">a</p>', 'Colors were left out of the paste.'],
  ['the grey of a whole page', '<p style="color:rgb(34, 34, 34);background-color:#fff">a</p>', ''],
  [
    'a film',
    '<p>a</p><iframe src="https://a.test"></iframe>',
    'Films, forms and drawings were left out of the paste.',
  ],
  [
    'a table within a table',
    '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
    'A table within a table became its words.',
  ],
  [
    'a table of 200 columns',
    `<table><tr>${'<td>a</td>'.repeat(200)}</tr></table>`,
    'This can not be saved as it was pasted: a table can have 20 columns, and this one has 200. Please leave some out.',
  ],
])('of a paste with %s it is told what was lost', (_what, html, sentence) => {
  expect(toText(lossText((text) => text, cleanPaste(html).losses))).toBe(sentence)
})

test('a picture with its caption that was copied from the site is one here', () => {
  const src = `/media/${'a'.repeat(32)}/960x540.webp`
  const figure = `<figure class="figure"><picture><source srcset="x"><img src="${src}" alt="The gate"></picture><figcaption>At dawn</figcaption></figure>`
  expect(pasted(figure)).toContain(`data-src="${src}" data-alt="The gate" data-caption="At dawn"`)
})
