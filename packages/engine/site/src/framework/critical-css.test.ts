import { expect, test } from 'vitest'
import { criticalCss, namesIn, parseStyleSheet } from './critical-css.ts'

const html =
  '<html lang="en"><body><p class="notice late" data-ends="5">Rain</p><a href="/">Home</a></body></html>'
const of = (sheet: string) =>
  criticalCss(parseStyleSheet(sheet))(namesIn(html, ['.offline-note', '[data-scrolled]']))

test.each([
  ['.notice{color:red}', 'a rule for a class'],
  ['.notice>a:hover,body p.late::before{content:"}"}', 'states and pseudo-elements of present elements'],
  [':root{--ink:#111}*{margin:0}[hidden]{display:none}', 'rules without a class or element'],
  ['.notice:not(.gone):is(.gone,.late){color:red}', 'matching alternatives and negations'],
  [
    '@font-face{font-family:X;src:url(x.woff2)}@keyframes come{0%{opacity:0}to{opacity:1}}',
    'fonts and keyframes',
  ],
  [
    '@media print{.notice{color:#000}}@layer base{@media (width>=40rem){a{color:red}}}',
    'conditional and layered rules',
  ],
  ['@import url("x;y{z.css");.notice{background:url(data:image/svg+xml;utf8,{})}', 'delimiters inside URLs'],
  ['.offline-note,[data-scrolled] p{color:red}', 'rules for elements that scripts add early'],
  ['[data-ends="5"],.late[data-ends]{color:red}', 'rules for present data attributes'],
])('critical css: keeps %s (%s)', (sheet) => {
  expect(of(sheet)).toBe(sheet)
})

test.each([
  [
    '.notice{color:red}\n@layer tokens{:root{--ink:#111}}\n',
    '.notice{color:red}@layer tokens{:root{--ink:#111}}\n',
  ],
  ['.gone{color:red}', ''],
  // Of several selectors, only those that can match.
  ['.gone,.late,a:hover{color:red}', '.late,a:hover{color:red}'],
  [':is(.gone,table:not(.late)) p,:root:has(.gone,>.lost){color:red}', ''],
  ['p:has(.gone,a),:where(.late,.gone){color:red}', 'p:has(.gone,a),:where(.late,.gone){color:red}'],
  ['table{color:red}.notice table td{color:red}', ''],
  ['[data-lost],[data-lost=yes] p{color:red}', ''],
  ['.notice.gone{color:red}.late{color:blue}', '.late{color:blue}'],
  ['@media print{.gone{color:red}}', ''],
  // Later layers win, even if earlier layers have no matching rules.
  [
    '@layer parts{.gone{color:red}}@layer pages{.late{color:blue}}',
    '@layer parts;@layer pages{.late{color:blue}}',
  ],
])('critical css: reduces %s to %j', (sheet, kept) => {
  expect(of(sheet)).toBe(kept)
})
