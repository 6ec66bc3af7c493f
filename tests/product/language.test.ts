import { describe, expect, test } from 'vitest'
import { findHabits, habits } from '../../scripts/language/habits.ts'
import { documents, files, isGenerated, read } from '../support/docs/documents.ts'

/** Texts with a forbidden habit, for people to read in a test's output. */
const problems = (source: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    findHabits(text).map(({ habit, sentence }) => `${source}: ${habit.advice} “${sentence}”`),
  )

/** Paragraphs, list items and table rows of a document, without code and headings. */
const paragraphs = (markdown: string): string[] =>
  markdown
    .replaceAll(/```[^]*?```/g, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-|*]|\d+\.) )/)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !/^[#|]/.test(text))

// The language rules of comments and test names are lint rules (scripts/language/lint-plugin.ts).
describe('language', () => {
  test.each([
    ['clause', 'What a screen does otherwise goes into resources.'],
    ['tell', 'Each run tells the slowest files.'],
    ['stand', 'Nothing stands in the folder.'],
    ['what', 'A list of what the page needs.'],
    ['who', 'The address of who wrote it.'],
    ['archaic', 'The page has no text any more.'],
    ['spelling', 'The colour of the band.'],
    ['long', `The ${'very '.repeat(32)}long sentence ends.`],
  ])('a check finds the habit %j', (name, text) => {
    expect(findHabits(text).map(({ habit }) => habit.name)).toEqual([name])
    expect(habits.map((habit) => habit.name)).toContain(name)
  })

  test('documentation has no forbidden habit', () => {
    const pages = [...documents.filter((file) => !isGenerated(file)), 'CHANGELOG.md']
    expect(pages.length).toBeGreaterThan(60)
    expect(pages.flatMap((file) => problems(file, paragraphs(read(file))))).toEqual([])
  })

  test('texts of the dashboard have no forbidden habit', () => {
    const sections = Object.entries(
      JSON.parse(read('packages/admin/src/language/fil.json')) as Record<string, Record<string, string>>,
    )
    const texts = sections
      .filter(([section]) => section !== 'the staff guide')
      .flatMap(([, texts]) => Object.keys(texts))
      .filter((text) => text.includes(' '))
    expect(texts.length).toBeGreaterThan(1500)
    expect(problems('fil.json', texts)).toEqual([])
  })

  test('the sample website has no long sentence and no British spelling', () => {
    const pages = files.filter((file) => /^college\/(?!fil\/).*\.md$/.test(file))
    expect(pages.length).toBeGreaterThan(100)
    const texts = pages.flatMap((file) =>
      paragraphs(read(file))
        .flatMap(findHabits)
        .filter(({ habit }) => habit.name === 'long' || habit.name === 'spelling')
        .map(({ sentence }) => `${file}: ${sentence}`),
    )
    expect(texts).toEqual([])
  })
})
