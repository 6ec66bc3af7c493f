import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test('html to text: separates headings, cells and names and removes markup', () => {
  expect(
    htmlToText(
      '<h2 id="a">Whom to <em>see</em></h2>\n<dl><div><dt>Place</dt><dd>Room 1 &amp; 2</dd></div></dl><table><tr><td>Nurse</td><td>Ms. Reyes</td></tr></table>',
    ),
  ).toBe('Whom to see. Place: Room 1 & 2 · Nurse · Ms. Reyes')
})
