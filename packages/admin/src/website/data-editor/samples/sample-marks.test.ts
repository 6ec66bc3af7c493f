import { expect, test } from 'vitest'
import { editYaml } from '../../yaml/edit-large-yaml.ts'
import { parseValue } from '../../yaml/edit-yaml.ts'
import type { YamlEdit } from '../../yaml/yaml-edit.ts'
import { findSampleMarks, unmark, withSampleMarks } from './sample-marks.ts'

const text = `hours:
  Offices: 8 to 5
  Cashier: 8 to noon
links:
  - { label: A, text: B, sample: [text] }
sample: [hours.Cashier, links]
`
const root = parseValue(text)
const apply = (edits: readonly YamlEdit[]) => editYaml(text, edits)

test('a value is a sample where a mark names it, in the file or in its own entry', () => {
  expect(findSampleMarks(root, ['hours', 'Cashier']).map(({ name }) => name)).toEqual(['hours.Cashier'])
  expect(findSampleMarks(root, ['links', 0, 'text']).map(({ name }) => name)).toEqual(['text'])
  expect(findSampleMarks(root, ['hours', 'Offices'])).toEqual([])
})

test('what is ours now is marked no longer, and the last mark takes its list along', () => {
  const cashier = findSampleMarks(root, ['hours', 'Cashier']).flatMap((mark) => unmark(root, mark))
  expect(apply(cashier)).toContain('sample: [links]')
  const entry = findSampleMarks(root, ['links', 0, 'text']).flatMap((mark) => unmark(root, mark))
  expect(apply(entry)).toContain('- { label: A, text: B }')
})

test('a deleted value leaves no mark behind, and a renamed one keeps its own', () => {
  expect(apply(withSampleMarks(root, { type: 'delete', path: ['hours', 'Cashier'] }))).toContain(
    'sample: [links]',
  )
  const renamed = apply(
    withSampleMarks(root, { type: 'rename', path: ['hours', 'Cashier'], key: 'Treasurer' }),
  )
  expect(renamed).toContain('  Treasurer: 8 to noon')
  expect(renamed).toContain('sample: [hours.Treasurer, links]')
})
