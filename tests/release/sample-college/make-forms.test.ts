import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeForms } from '../../../scripts/college/make-forms.ts'
import { samplePrinter } from './sample-printer.ts'

const directory = join(import.meta.dirname, '../../../college')

test('make forms: the script recreates each form from its text', async () => {
  const made = await makeForms(directory)
  expect([...made.keys()].map((name) => `files/${name}.pdf`)).toEqual(
    globSync('files/*.pdf', { cwd: directory }).sort(),
  )
  const sample = await makeForms(directory, samplePrinter(directory))
  for (const [name, pdf] of made) {
    const kept = readFileSync(join(directory, 'files', `${name}.pdf`))
    expect(`${name} ${kept.equals(pdf) || kept.equals(sample.get(name)!)}`).toBe(`${name} true`)
  }
}, 60_000)

test('make forms: screen readers can read the forms, and users can fill them in', () => {
  const pdf = readFileSync(join(directory, 'files/request-for-records.pdf'), 'latin1')
  expect(pdf).toContain('/StructTreeRoot')
  expect(pdf).toContain('/AcroForm')
  expect(pdf.match(/\/FT \/Btn/g)).toHaveLength(10)
})
