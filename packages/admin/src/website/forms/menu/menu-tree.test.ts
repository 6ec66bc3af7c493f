import { expect, test } from 'vitest'
import { applyEdit } from '../../yaml/apply-edit.ts'
import {
  addressProblem,
  flattenMenu,
  indentEntry,
  outdentEntry,
  proposeAddress,
  renameAddress,
} from './menu-tree.ts'
import { moveEntry } from '../../yaml/move-entry.ts'

const root = {
  menu: [
    { title: 'Home', path: '/' },
    { title: 'About', path: '/about', pages: [{ title: 'History', path: '/about/history' }] },
    { title: 'Admission', path: '/admission', see: ['/about/history'] },
  ],
}
const titles = (value: unknown) =>
  flattenMenu(value).map(({ depth, title }) => `${'-'.repeat(depth)}${title}`)
const rows = flattenMenu(root)
const row = (title: string) => {
  const found = rows.find((row) => row.title === title)
  if (!found) throw new Error(title)
  return found
}
const after = (edits: readonly Parameters<typeof applyEdit>[1][]) => titles(edits.reduce(applyEdit, root))

test('an entry goes under the one above it, and out again', () => {
  expect(after(indentEntry(root, row('Admission')))).toEqual(['Home', 'About', '-History', '-Admission'])
  expect(after(indentEntry(root, row('About')))).toEqual(['Home', '-About', '--History', 'Admission'])
  expect(after(outdentEntry(root, row('History')))).toEqual(['Home', 'About', 'History', 'Admission'])
  expect(indentEntry(root, row('Home'))).toEqual([])
  expect(outdentEntry(root, row('Home'))).toEqual([])
})

test('an entry is moved to another list, counted as it stood before', () => {
  expect(after(moveEntry(root, ['menu', 0], ['menu', 1, 'pages'], 1))).toEqual([
    'About',
    '-History',
    '-Home',
    'Admission',
  ])
  expect(after(moveEntry(root, ['menu', 2], ['menu'], 0))).toEqual(['Admission', 'Home', 'About', '-History'])
})

test('a menu can not contain itself', () => {
  expect(moveEntry(root, ['menu', 1], ['menu', 1, 'pages'], 0)).toEqual([])
  expect(moveEntry(root, ['menu', 1], ['menu', 1, 'pages', 0, 'pages'], 0)).toEqual([])
})

test('an address is judged by the rule of the reader', () => {
  expect(addressProblem(root, '/about/history-2')).toBeUndefined()
  expect(addressProblem(root, '/About')).toBe('“About” has this address already.')
  expect(addressProblem(root, '/about', ['menu', 1])).toBeUndefined()
  expect(addressProblem(root, '/a b')).toContain('no spaces')
  expect(addressProblem(root, 'javascript:x')).toContain('must begin with /')
  expect(proposeAddress('Peñafrancia & Co.', '/about')).toBe('/about/penafrancia-co')
  expect(proposeAddress('News', '/')).toBe('/news')
})

test('another address takes the pages beneath it along, and what leads to them', () => {
  const { edits, moves } = renameAddress(root, '/about', '/about-us')
  expect(moves).toEqual([
    { from: '/about', to: '/about-us' },
    { from: '/about/history', to: '/about-us/history' },
  ])
  expect(edits.reduce(applyEdit, root)).toMatchObject({
    menu: [{}, { path: '/about-us', pages: [{ path: '/about-us/history' }] }, { see: ['/about-us/history'] }],
  })
})
