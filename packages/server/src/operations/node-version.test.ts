import { expect, test } from 'vitest'
import { nodeProblem } from './node-version.ts'

test('node: warns about a version older than the lowest safe one, not about newer ones', async () => {
  expect(await nodeProblem('24.14.0')).toContain('known security issues')
  expect(await nodeProblem()).toBe(null)
  expect(await nodeProblem('24.99.0')).toBe(null)
})

test('node: starts without a warning if the list is missing or invalid', async () => {
  expect(await nodeProblem('24.14.0', '/nowhere/versions.yaml')).toBe(null)
  expect(await nodeProblem('24.14.0', import.meta.filename)).toBe(null)
})
