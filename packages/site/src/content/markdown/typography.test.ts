import { expect, test } from 'vitest'
import { applyTypographyDeep, applyTypography } from './typography.ts'

test.each([
  [`the sisters' bell, which can't be tuned`, 'the sisters’ bell, which can’t be tuned'],
  [`"Come in," she said ("now")`, '“Come in,” she said (“now”)'],
  [`<p>&quot;<em>Tuloy</em>&quot; po</p><p>'Yes'</p>`, '<p>“<em>Tuloy</em>” po</p><p>‘Yes’</p>'],
  [`<a href="/a's">class of '76</a>'s`, `<a href="/a's">class of ’76</a>’s`],
  ['<h3>S.Y. 2026-2027</h3>', '<h3>S.Y.\u00a02026-2027</h3>'],
  ['GR No. G-009, s. 1984; 0071-4420-18', 'GR No.\u00a0G-009, s.\u00a01984; 0071-4420-18'],
])('typography: sets %s', (written, set) => {
  expect(applyTypography(written)).toBe(set)
})

test('typography: keeps apostrophes in addresses', () => {
  const entry = { title: "St. Arnold's Prayer", path: "/about-us/st.arnold's-prayer" }
  expect(applyTypographyDeep([entry])).toEqual([
    { title: 'St. Arnold’s Prayer', path: "/about-us/st.arnold's-prayer" },
  ])
})
