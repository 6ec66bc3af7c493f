import { expect, test } from 'vitest'
import { memoryFiles } from '../folder/files.ts'
import { readYamlFile } from './read-yaml.ts'

const read = (text: string) => readYamlFile(memoryFiles({ 'a.yaml': text }), 'a.yaml')

test.each([
  ['hours: Monday: 7 to 9', '1: "Monday: 7 to 9" contains a colon. Put the text in quotation marks.'],
  ['name: a\n\tb: c', '2: a tab indents this line. Use spaces.'],
  ['name: a\nname: b', '2: name appears twice.'],
  ['name: @office', "1: a text can't start with @. Put the text in quotation marks."],
  ['name: *Soon*', '1: *Soon* is read as a reference. Put the text in quotation marks.'],
  [
    "name: 'it's'",
    '1: the text continues after its closing quotation mark. Double each quotation mark within a text.',
  ],
  ['hours: [a, b', '1: a [ or { has no closing bracket. The copy may be incomplete.'],
  ['hours:\n  - a\n - b', '3: the indentation of this line or the next line is wrong.'],
  [' \n', ' is empty. The copy may be incomplete.'],
])('read yaml: reports %j with its line', (text, fault) => {
  expect(() => read(text)).toThrow(`a.yaml:${fault}`)
})

test('read yaml: rejects references that would expand a short file excessively', () => {
  const levels = ['b', 'c', 'd', 'e'].map((name, n) => `${name}: &${name} [${`*${'abcd'[n]},`.repeat(9)}]`)
  expect(() => read(`a: &a [x]\n${levels.join('\n')}`)).toThrow(
    'a.yaml:5: its references (*name) repeat more than 100 values. Write the values out.',
  )
})

test('read yaml: rejects excessive nesting', () => {
  expect(() => read(`name: ${'['.repeat(20_000)}`)).toThrow('is nested too deeply.')
})
