import { describe, expect, test } from 'vitest'
import { countWords, documents, isGenerated, read } from '../support/docs/documents.ts'

/** Maximum words and lines. Shorten pages instead of raising a limit. */
const limits = {
  words: 25_000,
  decisions: 8_000,
  decision: 200,
  readme: 100,
  changelogVersion: 60,
}

const written = documents.filter((file) => !isGenerated(file))
const isDecision = (file: string): boolean => /^docs\/decisions\/\d/.test(file)
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

describe('docs: budget', () => {
  test('limits the words of all pages', () => {
    expect(sum(written.map(countWords))).toBeLessThanOrEqual(limits.words)
  })

  test('limits the words of the decisions', () => {
    expect(sum(written.filter(isDecision).map(countWords))).toBeLessThanOrEqual(limits.decisions)
  })

  test('limits the words of one decision', () => {
    expect(written.filter((file) => isDecision(file) && countWords(file) > limits.decision)).toEqual([])
  })

  test('limits the lines of README.md', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(limits.readme)
  })

  test('limits the lines of a version in CHANGELOG.md', () => {
    const [, ...versions] = read('CHANGELOG.md').split(/^(?=## )/m)
    const long = versions.filter((text) => text.trimEnd().split('\n').length > limits.changelogVersion)
    expect(long.map((text) => text.split('\n')[0])).toEqual([])
  })
})
