import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkContent } from '../../scripts/content.ts'

const own = join(import.meta.dirname, '../../packages/site/content')
const written = globSync('pages/**/*.md', { cwd: own }).length
const [, name = ''] = /^name: (.+)$/m.exec(readFileSync(join(own, 'college/college.yaml'), 'utf8')) ?? []
const copies: string[] = []
afterEach(() => copies.splice(0).forEach((copy) => rmSync(copy, { recursive: true })))

/** What `pnpm content` says of a folder, and whether it is content with it. */
const said = (directory: string) => {
  const words: string[] = []
  return { good: checkContent(directory, (text) => words.push(text)), text: words.join('') }
}

test('`pnpm content` finds no fault in the sample college, and lists what is sample file by file', () => {
  const { good, text } = said(own)
  expect(good).toBe(true)
  expect(text).toContain(`${name}: ${written} written pages, and no fault.`)
  expect(text).toContain('  content/data/mission.yaml: mission, quote, vision, goals, values\n')
  expect(text).toContain('  content/pages/about-us/the-hymn.md: its text\n')
})

test('a college that takes the marks off sees them leave the list, and a fault with its line', () => {
  const copy = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
  copies.push(join(copy, '..'))
  cpSync(own, copy, { recursive: true })
  const change = (file: string, from: string, to: string) =>
    writeFileSync(join(copy, file), readFileSync(join(copy, file), 'utf8').replace(from, to))
  change('data/mission.yaml', 'sample: [mission, quote, vision, goals, values]', 'sample: [vision]')
  change('college/college.yaml', "brand: '#4b83cc'", "brand: '#0b6b3a'")
  change('college/college.yaml', `name: ${name}`, 'name: Colegio ng Bayan')
  expect(said(copy).text).toContain(`Colegio ng Bayan: ${written} written pages`)
  expect(said(copy).text).toContain('  content/data/mission.yaml: vision\n')
  change('college/college.yaml', "brand: '#0b6b3a'", 'brand: green')
  expect(said(copy)).toEqual({
    good: false,
    text: expect.stringMatching(
      /^content\/college\/college\.yaml:\d+: colours\.brand: must be a colour such as "#4b83cc"\.\n$/,
    ) as string,
  })
})
