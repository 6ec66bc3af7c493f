import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const directory = join(import.meta.dirname, '../../college')
const pages = globSync('pages/**/*.md', { cwd: directory }).map(
  (file) => [file, readFileSync(join(directory, file), 'utf8')] as const,
)
const withoutVerse = (text: string) => text.replaceAll(/```verse[\s\S]*?```/g, '')

test('voice: at most six pages contain a quote, each with its speaker', () => {
  const quotes = pages.flatMap(([, text]) => text.match(/(?:^>.*\n)+/gm) ?? [])
  expect(quotes.length).toBeLessThanOrEqual(6)
  for (const quote of quotes) expect(quote).toMatch(/\n>\n> (?:Sister|Fr\.|Dr\.|Ms\.|Mr\.) .+, .+\n$/)
})

test('voice: pages name the actor instead of nobody, somebody or whoever', () => {
  const vague = /\b(?:nobody|somebody|whoever)\b/i
  expect(pages.filter(([, text]) => vague.test(withoutVerse(text))).map(([file]) => file)).toEqual([])
})
