import { expect, test } from 'vitest'
import { memoryFiles } from '../folder/files.ts'
import { readYamlFile } from './read-yaml.ts'

const read = (text: string) => readYamlFile(memoryFiles({ 'a.yaml': text }), 'a.yaml')

test.each([
  ['hours: Monday: 7 to 9', '1: "Monday: 7 to 9" has a colon in it; put it between quotation marks.'],
  ['name: a\n\tb: c', '2: a tab indents this line; YAML takes spaces only.'],
  ['name: a\nname: b', '2: name stands here a second time.'],
  ['name: @office', "1: a text can't begin with @; put it between quotation marks."],
  ['name: *Soon*', '1: *Soon* is taken for a reference; put the text between quotation marks.'],
  ["name: 'it's'", '1: the text goes on after its closing quotation mark; write one within it twice.'],
  ['hours: [a, b', '1: what begins with [ or { is not closed. Perhaps the file was copied only in part.'],
  ['hours:\n  - a\n - b', '3: this line, or the next, is indented differently from those around it.'],
  [' \n', ' is empty. Perhaps it was copied only in part.'],
])('read yaml: reports %j with its line', (text, fault) => {
  expect(() => read(text)).toThrow(`a.yaml:${fault}`)
})

test('read yaml: rejects references that would expand a short file excessively', () => {
  const levels = ['b', 'c', 'd', 'e'].map((name, n) => `${name}: &${name} [${`*${'abcd'[n]},`.repeat(9)}]`)
  expect(() => read(`a: &a [x]\n${levels.join('\n')}`)).toThrow(
    'a.yaml:5: its references (*name) repeat more than 100 values; write them out.',
  )
})

test('read yaml: rejects excessive nesting', () => {
  expect(() => read(`name: ${'['.repeat(20_000)}`)).toThrow('is nested too deeply.')
})
