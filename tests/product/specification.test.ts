import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const table = readFileSync(join(root, 'tests/specification.md'), 'utf8')

/** The digests of the specification's sections, without headings, list marks and line breaks. */
const digests = {
  2: '4834757aea1df99e',
  4: '7b8d99c590ea17cc',
  5: 'b4a5bae51a47ebc9',
  9: '43f840589f63a19e',
}

interface Line {
  sentence: string
  heldBy: string
}
const linesOf = (section: string): Line[] => {
  const [, text = ''] = new RegExp(`\n## ${section}\\. .*\n([^]*?)(?=\n## |$)`).exec(table) ?? []
  return [...text.matchAll(/^\| (?!The specification)([^-].*?) +\| (.*?) +\|$/gm)].map(
    ([, sentence = '', heldBy = '']) => ({ sentence, heldBy }),
  )
}

test.each(Object.entries(digests))(
  'specification: every sentence of section %s has its line, in its words and its order',
  (section, digest) => {
    const text = linesOf(section)
      .map(({ sentence }) => sentence)
      .join(' ')
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(digest)
  },
)

test('specification: every sentence names its tests, and each of them is there', () => {
  const lines = Object.keys(digests).flatMap(linesOf)
  const gone = lines.flatMap(({ sentence, heldBy }) =>
    heldBy === 'nothing: it describes no behaviour'
      ? []
      : heldBy
          .split('<br>')
          .filter((test) => !isTest(test))
          .map((test) => `${sentence}: ${test}`),
  )
  expect(gone).toEqual([])
})

/** Whether `file` › name is the name of a test there. */
const isTest = (named: string): boolean => {
  const [, file = '', name = ''] = /^`(.+\.test\.tsx?)` › (.+)$/.exec(named) ?? []
  if (!existsSync(join(root, file))) return false
  const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'")
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`))
}
