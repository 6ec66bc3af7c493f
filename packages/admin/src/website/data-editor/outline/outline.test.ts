import { expect, test } from 'vitest'
import { editYaml } from '../../yaml/edit-large-yaml.ts'
import { parseValue } from '../../yaml/edit-yaml.ts'
import { valueAt } from '../../yaml/apply-edit.ts'
import {
  dropLine,
  flattenOutline,
  indentBranch,
  moveBranch,
  outdentBranch,
  type OutlineLine,
} from './outline.ts'
import type { YamlEdit } from '../../yaml/yaml-edit.ts'

const text = `# The tree.
tree:
  - title: Board
    under:
      - title: President # elected
      - title: Secretary
  - title: Auditor
`
const lines = (source: string) => flattenOutline(valueAt(parseValue(source), ['tree']), ['tree'])
const after = (title: string, edit: (line: OutlineLine) => YamlEdit[]) => {
  const line = lines(text).find(({ branch }) => branch['title'] === title)
  const edited = editYaml(text, line ? edit(line) : [])
  return lines(edited).map(({ branch, depth }) => `${'-'.repeat(depth)}${String(branch['title'])}`)
}

test('a line goes under the one above it with what is under it, and out again', () => {
  expect(after('Auditor', indentBranch)).toEqual(['Board', '-President', '-Secretary', '-Auditor'])
  expect(after('Secretary', indentBranch)).toEqual(['Board', '-President', '--Secretary', 'Auditor'])
  expect(after('President', outdentBranch)).toEqual(['Board', '-Secretary', 'President', 'Auditor'])
  expect(after('Board', indentBranch)).toEqual(['Board', '-President', '-Secretary', 'Auditor'])
})

test('a line moves among those beside it, and stops at the ends', () => {
  expect(after('Board', (line) => moveBranch(line, 1))).toEqual([
    'Auditor',
    'Board',
    '-President',
    '-Secretary',
  ])
  expect(after('Board', (line) => moveBranch(line, -1))).toEqual([
    'Board',
    '-President',
    '-Secretary',
    'Auditor',
  ])
})

test('a line is dropped at the place of another, but not under itself', () => {
  const drop = (title: string, at: string) =>
    after(title, (line) => {
      const all = lines(text)
      const to = all.findIndex(({ branch }) => branch['title'] === at)
      return dropLine(
        parseValue(text),
        all,
        all.findIndex(({ path }) => path.join() === line.path.join()),
        to,
      )
    })
  expect(drop('Auditor', 'President')).toEqual(['Board', '-Auditor', '-President', '-Secretary'])
  expect(drop('President', 'Auditor')).toEqual(['Board', '-Secretary', 'Auditor', 'President'])
  expect(drop('Auditor', 'Board')).toEqual(['Auditor', 'Board', '-President', '-Secretary'])
  expect(drop('Board', 'Secretary')).toEqual(['Board', '-President', '-Secretary', 'Auditor'])
})
