import { collegeColors } from '@kampana/shared/college/college-colors'
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixtureCollege } from '../../../../../tests/support/college-directory.ts'
import { readContent } from '../read-content.ts'
import { folderFiles, memoryFiles } from '../folder/files.ts'
import { readTheme, defaultColors } from './read-theme.ts'

const colors = collegeColors(readContent(folderFiles(fixtureCollege)).college)
const read = (css: string) => readTheme(memoryFiles({ 'theme.css': css }), colors)
const root = (declarations: string) => `:root {\n  ${declarations}\n}\n`
const dark = (declarations: string) => `@media (prefers-color-scheme: dark) {\n${root(declarations)}}\n`

test('read theme: returns nothing without a theme', () => {
  expect(readTheme(memoryFiles({}), colors)).toBe('')
})

test("read theme: puts a theme's tokens after the defaults in both themes", () => {
  const theme = `/* Ours; {wide} */\n${root("--serif: 'Gill Sans', Georgia, serif;\n--measure:\n38rem")}${dark('--link: #ffffff;')}`
  expect(read(theme)).toBe(
    "@layer tokens{:root:root{--serif:'Gill Sans', Georgia, serif;--measure:38rem;}@media (prefers-color-scheme:dark){:root:root{--link:#ffffff;}}}",
  )
})

test.each([
  '--text-m: clamp(1rem, 0.9rem + 0.5vw, 1.2rem);',
  '--sans: system-ui, Arial, sans-serif;',
  '--swift: 0ms;',
  '--gutter: 24px;',
])('read theme: accepts %s', (declarations) => {
  expect(read(root(declarations))).toContain(declarations.split(':')[0])
})

test.each([
  ['body { color: red }', '1: only :root { … } and'],
  ['@import "https://a.example/a.css";', '1: only :root { … } and'],
  [root('color: red;'), '2: "color: red" is not a token such as --measure: 40rem;'],
  [root('--paper: #ffffff;'), '2: --paper is not a token. The tokens are --serif,'],
  [root('--measure: wide;'), '2: --measure: must be a length such as 42rem, or a clamp() of lengths.'],
  [root('--measure: url(https://a.example/);'), '2: --measure: must be a length'],
  [root("--serif: 'a</style>', serif;"), '2: --serif: must be names of fonts'],
  [root('--swift: 9s steps(2);'), '2: --swift: must be a duration'],
  [root('--link: red;'), '2: --link: must be a color such as #1c4274,'],
  [':root {\n --wide: 60rem;', '2: :root has no closing bracket.'],
  ['}', '1: this } has no opening {.'],
  [
    root('--link: #cccccc;'),
    '2: --link in the light: The contrast of #cccccc on paper (#fbf7ef) is 1.5. Text needs at least 4.5.',
  ],
  [root('--heading: #000000;'), '2: --heading in the dark: The contrast of #000000 on paper (#0b1524)'],
  [
    dark('--button: #ffffff;\n--button-ink: #eeeeee;'),
    '4: --button-ink in the dark: The contrast of #eeeeee on --button (#ffffff)',
  ],
])('read theme: rejects %j, naming the line', (css, fault) => {
  expect(() => read(css)).toThrow(`theme.css:${fault}`)
})

test('read theme: reports all errors at once', () => {
  expect(() => read(root('--a: 1;\n--b: 2;'))).toThrow(/^theme\.css:2: --a is .*\ntheme\.css:3: --b is /)
})

test('read theme: measures contrast with the defaults of the style sheet', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8').replace(
    '#fff;',
    '#ffffff;',
  )
  for (const values of Object.values(defaultColors))
    for (const [name, value] of Object.entries(values)) expect(sheet).toContain(`${name}: ${value};`)
})
