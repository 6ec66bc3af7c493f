import { describe, expect, test } from 'vitest'
import { diffSequences, workLimit, type Hunk } from './diff-sequences.ts'

const letters = (text: string) => text.split('')
/** The second sequence, rebuilt from the first and the hunks. */
const apply = (before: readonly string[], after: readonly string[], hunks: readonly Hunk[]) => {
  let at = 0
  const made = hunks.flatMap(({ start, end, from, to }) => {
    const kept = before.slice(at, start)
    at = end
    return [...kept, ...after.slice(from, to)]
  })
  return [...made, ...before.slice(at)]
}

test.each([
  ['', '', 0],
  ['', 'abc', 1],
  ['abc', '', 1],
  ['abc', 'abc', 0],
  ['abcdef', 'abXdef', 1],
  ['abcdef', 'Xabcef', 2],
  ['aaaa', 'aaa', 1],
  ['abcabba', 'cbabac', 4],
])('comparison: from %j to %j', (one, other, count) => {
  const [before, after] = [letters(one), letters(other)]
  const hunks = diffSequences(before, after)!
  expect(apply(before, after, hunks)).toEqual(after)
  expect(hunks).toHaveLength(count)
})

describe('comparison: bounds its work', () => {
  const many = (count: number, item: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => item(at))
  /** Steps of a comparison; an aborted one counts as all. */
  const steps = (before: readonly string[], after: readonly string[]) => {
    const limit = workLimit()
    const all = limit.left
    return { hunks: diffSequences(before, after, limit), part: (all - limit.left) / all }
  }

  test('merges two thousand equal lines after deletions', () => {
    const { hunks, part } = steps(
      many(2000, () => '#'),
      many(1900, () => '#'),
    )
    expect(hunks).toHaveLength(1)
    expect(part).toBeLessThan(0.01)
  })

  test('of books with no paragraph in common, or all except a few', () => {
    const book = many(20_000, String)
    expect(
      steps(
        book,
        many(20_000, (at) => `other ${at}`),
      ).part,
    ).toBeLessThan(0.1)
    const { hunks, part } = steps(book, book.with(7, 'x').with(19_000, 'y'))
    expect(hunks).toHaveLength(2)
    expect(part).toBeLessThan(0.3)
  })

  test("of malicious sequences, which can't be compared", () => {
    const shuffled = many(20_000, (at) => String((at * 7919) % 20_000))
    const { hunks, part } = steps(many(20_000, String), shuffled)
    expect(hunks).toBeUndefined()
    expect(part).toBe(1)
  })
})
