import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'tests/specification.md'), 'utf8')
const nothingToTest = 'no test: the sentence describes no behavior'

/** The number of sentences of each section, and the digest of their words. */
const sections: readonly (readonly [section: number, sentences: number, digest: string])[] = [
  [1, 4, 'c8b0793b147381e3'],
  [2, 50, '4834757aea1df99e'],
  [3, 11, '5c820895361dfb92'],
  [4, 14, '7b8d99c590ea17cc'],
  [5, 8, 'b4a5bae51a47ebc9'],
  [6, 6, 'd00b937414a13bbf'],
  [7, 40, 'b113c4ff4d67ceb9'],
  [8, 23, 'c6f639a5a6db895e'],
  [9, 17, '43f840589f63a19e'],
  [10, 30, '290e333c1bcfec9d'],
  [11, 5, 'c6ea8aebac65a2c3'],
  [12, 6, 'fa2d07d66fe9f458'],
]

interface Sentence {
  /** Number of the section and of the sentence: `2.14`. */
  key: string
  words: string
  tests: string[]
}
const sentences: Sentence[] = page
  .split(/\n(?=- \*\*)/)
  .slice(1)
  .map((item) => {
    const [, key = '', words = ''] = /^- \*\*(.+?)\*\* (.+)$/m.exec(item) ?? []
    return { key, words, tests: [...item.matchAll(/^ {2}- (.+)$/gm)].map(([, named = '']) => named) }
  })
const sentencesOf = (section: number): Sentence[] =>
  sentences.filter(({ key }) => key.startsWith(`${section}.`))

test.each(sections)(
  'specification: section %i has %i sentences, in its words and its order',
  (section, count, digest) => {
    const keys = Array.from({ length: count }, (_, at) => `${section}.${at + 1}`)
    const found = sentencesOf(section)
    expect(found.map(({ key }) => key)).toEqual(keys)
    const words = found.map((sentence) => sentence.words).join(' ')
    expect(createHash('sha256').update(words).digest('hex').slice(0, 16)).toBe(digest)
  },
)

test('specification: every sentence names its tests, and each test exists', () => {
  const untested = sentences.filter(({ tests }) => tests.length === 0)
  const gone = sentences.flatMap(({ key, tests }) =>
    tests.filter((named) => named !== nothingToTest && !exists(named)).map((named) => `${key}: ${named}`),
  )
  expect([untested, gone]).toEqual([[], []])
})

test('specification: the tests of a sentence contain the texts, calls and fields that it quotes', () => {
  const missing = sentences.flatMap(({ key, words, tests }) => {
    if (tests.includes(nothingToTest)) return []
    const source = filesOf(tests).map(readCode).join('\n')
    return quotesIn(words)
      .filter((quote) => !source.includes(quote))
      .map((quote) => `${key}: ${quote}`)
  })
  expect(missing).toEqual([])
})

test('specification: a test of a text spells it out, without importing the product’s messages', () => {
  const importing = sentences.flatMap(({ key, words, tests }) =>
    textsIn(words).length === 0 || tests.includes(nothingToTest)
      ? []
      : filesOf(tests)
          .filter((file) => /from '[^']*\/messages\/(?!message(?:\.ts)?')[^']*'/.test(read(file)))
          .map((file) => `${key}: ${file}`),
  )
  expect(importing).toEqual([])
  expect(
    codeOf(`// 'Gone'\n/** 'Gone' */\ntest('shows Gone', () => {\n  expect(page).toBe('Here // too')`),
  ).not.toMatch(/Gone/)
  expect(codeOf(`  expect(page).toBe('Here // too')`)).toContain('Here // too')
})

test('specification: a missing test, a missing row of a table and a template are noticed', () => {
  const file = 'tests/sample-college/pages.test.ts'
  expect(exists(`\`${file}\` › pages: no page is a stub`)).toBe(true)
  expect(exists(`\`${file}\` › /alumni: Officers, SY 2018-2020`)).toBe(false)
  expect(exists(`\`${file}\` › %s: %s`)).toBe(false)
  expect(exists('`tests/sample-college/none.test.ts` › pages: no page is a stub')).toBe(false)
  expect(quotesIn('GET /api/updates/paginated?page=n {title, to}')).toEqual([
    'GET /api/updates/paginated?page=',
    'title',
    'to',
  ])
  expect(quotesIn("the heading reads '{title} (NOT FOUND)'")).toEqual(['(NOT FOUND)'])
})

/** Quotes in a sentence: calls, the fields of their payloads, and texts in quotation marks. */
function quotesIn(words: string): string[] {
  const [call] = /^(?:GET|POST|PUT|DELETE) \/\S+/.exec(words) ?? []
  const fields = call === undefined ? [] : [...words.slice(call.length).matchAll(/\{([\w, ]+)\}/g)]
  const texts = textsIn(words).flatMap((text) => text.split(/\{\w+\}/))
  return [
    ...(call === undefined ? [] : [call.replace(/=n$/, '=')]),
    ...fields.flatMap(([, names = '']) => names.split(', ')),
    ...texts.map((text) => text.trim()).filter(Boolean),
  ]
}

/** The texts between quotation marks. */
function textsIn(words: string): string[] {
  return [...words.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, text = '']) => text)
}

function filesOf(tests: readonly string[]): string[] {
  return [...new Set(tests.map((named) => parse(named).file))]
}

/** Reads a test file without comments and test names, which check nothing. */
function readCode(file: string): string {
  return codeOf(read(file))
}

function codeOf(source: string): string {
  return source
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(testName, '')
}

function parse(named: string): { file: string; name: string } {
  const [, file = '', name = ''] = /^`(.+\.test\.tsx?)` › (.+)$/.exec(named) ?? []
  return { file, name }
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'")
}

/** Reports if `file` › name is the name of a test. A name from a table (`test.each`) contains the values of its row. */
function exists(named: string): boolean {
  const { file, name } = parse(named)
  if (!existsSync(join(root, file))) return false
  const source = read(file)
  return testNames(source).some((template) => {
    if (!placeholder.test(template)) return template === name
    const values = new RegExp(
      `^${template
        .split(placeholder)
        .map((part) => RegExp.escape(part))
        .join('(.+)')}$`,
    )
      .exec(name)
      ?.slice(1)
    return values?.every((value) => isQuoted(source, value)) ?? false
  })
}

const placeholder = /%[sijo]|\$[a-z]\w*/
const testName = /(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:async )?(?:\(|\w+ =>)/gs

/** Every name of a call such as `test('…', () =>` or `test.each(…)('…', (value) =>`. */
function testNames(source: string): string[] {
  return [...source.matchAll(testName)].map(([, , name = '']) => name)
}

/** Reports if a value is in a row of a table, as a text or a number. */
function isQuoted(source: string, value: string): boolean {
  return (
    ["'", '"', '`'].some((quote) => source.includes(quote + value + quote)) || source.includes(`[${value}, `)
  )
}
