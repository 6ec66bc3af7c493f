import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const text = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')
const versions = text
  .split(/^(?=## )/m)
  .slice(1)
  .map((version) => version.trimEnd().split('\n'))

describe('changelog', () => {
  test('lists unreleased changes first, then dated versions from the newest', () => {
    const headings = versions.map(([heading]) => heading)
    expect(headings[0]).toBe('## [Unreleased]')
    const dated = headings
      .slice(1)
      .map((heading) => /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/.exec(heading!))
    expect(dated).not.toContain(null)
    expect(dated.map((match) => match![2])).toEqual(
      dated
        .map((match) => match![2])
        .toSorted((one, other) => String(one).localeCompare(String(other)))
        .toReversed(),
    )
  })

  test('sorts the changes of a version by the sections of Keep a Changelog', () => {
    const order = ['Added', 'Changed', 'Fixed', 'Security', 'Upgrading']
    for (const lines of versions) {
      const sections = lines.filter((line) => line.startsWith('### ')).map((line) => line.slice(4))
      expect(sections).toEqual(order.filter((section) => sections.includes(section)))
    }
  })

  test('has at most 60 lines per version', () => {
    expect(versions.filter((lines) => lines.length > 60).map(([heading]) => heading)).toEqual([])
  })
})
