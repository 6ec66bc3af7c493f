import { expect, test } from 'vitest'
import { pageSchema } from '../schema/extensions.ts'
import { open } from '../testing/page-texts.ts'
import { writeBlock } from './write-block.ts'

const write = (text: string) => open(text).body.blocks.map(({ node }) => writeBlock(node, ''))

test.each([
  ['a value with low lines', 'Since {{data.first_day}} and {{ data.first_pupils }}'],
  ['a name with low lines', 'Save it as form_a_2026.pdf'],
  ['brackets', '[sic] and a [note]'],
  ['a word that is partly slanted', 're*pub*lic'],
  ['bold code', '**`a_b`**'],
  ['a line that ends by spaces', 'a  \nb'],
  ['an HTML tag', 'H<sub>2</sub>O'],
  ['a directive', '::table data.faculty'],
  ['a list from four, in the other style', '4) a\n5) b'],
  ['a list with stars', '* a\n* b'],
  ['an item with a table', '- a\n\n  | b | c |\n  | - | - |\n  | d | e |'],
  ['a verse with a refrain', '```verse fil\nUna\nIkalawa\n\n  Awit\n  Awit\n```'],
  ['a picture', '![The tower.](pictures/tower.svg)'],
  ['a picture with a size and words', '![The tower.](pictures/tower.svg#small "In 1951 (Photo: Ana Cruz)")'],
  ['a gallery', '![One.](pictures/a.svg)\n![Two.](pictures/b.svg "The second")'],
  ['a file', '[Memo no. 5](/files/0123456789abcdef0123456789abcdef/memo.pdf "120 KB")'],
  ['a video', '::video https://youtu.be/dQw4w9WgXcQ#Open%20day'],
  ['a video of a host without a player', '::video https://elsewhere.example/1'],
  ['a button', '[Apply now](/admission "button")'],
  ['a link with another title', '[Apply now](/admission "Admission")'],
  ['an address with a value', '[Write](mailto:{{college.email}})'],
])('%s is written as it was read', (_what, text) => expect(write(text)).toEqual([text]))

test('words that would be marks are escaped, and no others', () => {
  const paragraph = pageSchema.node('paragraph', null, [
    pageSchema.text('1. *a* <b> & c_d # [e](f) ::table x'),
  ])
  expect(writeBlock(paragraph, '')).toBe('1\\. *a\\* \\<b> & c_d # [e]\\(f) ::table x')
})

test('spaces at the ends of bold words stand outside of them', () => {
  const bold = pageSchema.mark('bold')
  const paragraph = pageSchema.node('paragraph', null, [
    pageSchema.text('a'),
    pageSchema.text(' b ', [bold]),
    pageSchema.text('c'),
  ])
  expect(writeBlock(paragraph, '')).toBe('a **b** c')
})

test('a space that is typed at a line’s end is none', () => {
  const wrapped = pageSchema.node('paragraph', null, [
    pageSchema.text('a'),
    pageSchema.text(' ', [pageSchema.mark('wrap')]),
    pageSchema.text(' b'),
  ])
  expect(writeBlock(wrapped, '')).toBe('a\nb')
})
