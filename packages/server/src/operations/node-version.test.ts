import { expect, test } from 'vitest'
import { nodeProblem } from './node-version.ts'

test('node: an older one than is safe is told, the running one and a newer one are not', async () => {
  expect(await nodeProblem('24.14.0')).toContain('older than is safe')
  expect(await nodeProblem()).toBe(null)
  expect(await nodeProblem('24.99.0')).toBe(null)
})

test('node: a release without the list, or with one that is none, tells nothing and starts', async () => {
  expect(await nodeProblem('24.14.0', '/nowhere/versions.yaml')).toBe(null)
  expect(await nodeProblem('24.14.0', import.meta.filename)).toBe(null)
})
