import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateTones } from '@kampana/shared/colors/tones'
import { z } from 'zod'
import { readCollege, type College } from '../src/content/college.ts'
import { readData } from '../src/content/data.ts'
import { monograph } from '../src/content/monograph.ts'
import { printMonograph } from './monographs/print-monograph.ts'
import type { Ink } from './monographs/sheet.ts'

/**
 * Makes content/monographs/<link>.pdf of every monograph in content/data/research.yaml, out of its text <link>.md. The
 * same text gives the same bytes. Run it after a change: `node packages/site/scripts/make-monographs.ts`.
 */
export const makeMonographs = async (
  directory: string,
  { college, ink } = readPrinter(directory),
): Promise<Map<string, Buffer>> => {
  const { value } = readData(join(directory, 'data/research.yaml'))
  const all = z.array(monograph).parse(value['monographs'])
  const printed = all.map(async (one, index) => {
    const text = await readFile(join(directory, 'monographs', `${one.link}.md`), 'utf8')
    return [one.link, await printMonograph({ ...one, number: index + 1, text }, college, ink)] as const
  })
  return new Map(await Promise.all(printed))
}

/** Who prints, and in which colours. */
export interface Printer {
  college: College
  ink: Ink
}

export const readPrinter = (directory: string): Printer => {
  const { college, colours } = readCollege(join(directory, 'college/college.yaml'))
  const ink = {
    text: colours.light.ink,
    quiet: colours.light.quiet,
    heading: generateTones(colours.brand)['900'],
    accent: colours.light.accent,
    accentText: colours.light.accentText,
    rule: colours.light.rule,
  }
  return { college, ink }
}

if (import.meta.main) {
  const directory = join(import.meta.dirname, '../content')
  for (const [link, pdf] of await makeMonographs(directory)) {
    await writeFile(join(directory, 'monographs', `${link}.pdf`), pdf)
    process.stdout.write(`content/monographs/${link}.pdf: ${pdf.length} bytes\n`)
  }
}
