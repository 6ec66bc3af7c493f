import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeMonographs } from '../../../scripts/college/make-monographs.ts'
import { samplePrinter } from './sample-printer.ts'

const directory = join(import.meta.dirname, '../../../college')

test('make monographs: the script recreates each monograph from its text, in a size for mobile networks', async () => {
  const made = await makeMonographs(directory)
  const sample = await makeMonographs(directory, samplePrinter(directory))
  expect(made.size).toBeGreaterThan(0)
  for (const [link, pdf] of made) {
    const file = join(directory, 'monographs', `${link}.pdf`)
    const kept = readFileSync(file)
    expect(`${link} ${kept.equals(pdf) || kept.equals(sample.get(link)!)}`).toBe(`${link} true`)
    expect(statSync(file).size).toBeLessThan(100_000)
  }
}, 120_000)

test('make monographs: a monograph is tagged for screen readers, with language, title and bookmarks', () => {
  const pdf = readFileSync(join(directory, 'monographs/bakawan.pdf'), 'latin1')
  expect(pdf).toContain('/Marked true')
  expect(pdf).toContain('/StructTreeRoot')
  expect(pdf).toContain('/Lang (en-PH)')
  expect(pdf).toContain('/Outlines')
  expect(pdf.match(/\/Type \/Page\n/g)?.length).toBeGreaterThanOrEqual(4)
})
