import { expect, test } from 'vitest'
import { checkAddresses } from './check-records.ts'

const career = { path: '/career', file: 'pages/career.md', line: 12 }

test('check addresses: accepts pages at different addresses', () => {
  expect(() => checkAddresses([career, { path: '/careers', file: 'programs/careers.md' }])).not.toThrow()
})

test.each([
  ['/career', 'programs/a.md: its address /career is already used by pages/career.md:12.'],
  ['/Career', 'programs/a.md: its address /Career is already used by pages/career.md:12, /career.'],
])('check addresses: rejects pages at %s and /career, naming both files', (path, fault) => {
  expect(() => checkAddresses([career, { path, file: 'programs/a.md' }])).toThrow(fault)
})

test('check addresses: compares accents regardless of their encoding', () => {
  const sources = ['é', 'e\u0301'].map((name) => ({ path: `/caf${name}`, file: `pages/caf${name}.md` }))
  expect(() => checkAddresses(sources)).toThrow('is already used by pages/café.md')
})
