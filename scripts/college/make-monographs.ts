import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateTones } from '@kampana/shared/colors/tones'
import { z } from 'zod'
import { readCollege, type College } from '../../packages/site/src/content/college.ts'
import { readData } from '../../packages/site/src/content/yaml/data.ts'
import { folderFiles } from '../../packages/site/src/content/files.ts'
import { monograph } from '../../packages/shared/src/content/directives/monographs.ts'
import { collegeDirectory } from './directory.ts'
import { printMonograph } from './monographs/print-monograph.ts'
import type { Ink } from './monographs/sheet.ts'

/**
 * Makes college/monographs/<link>.pdf of the <link>.md of every monograph in college/data/research.yaml. The
 * same text gives the same bytes. Run it after a change: `node scripts/college/make-monographs.ts`.
 */
export const makeMonographs = async (
  directory: string,
  { college, ink } = readPrinter(directory),
): Promise<Map<string, Buffer>> => {
  const { value } = readData(folderFiles(directory), 'data/research.yaml')
  const all = z.array(monograph).parse(value['monographs'])
  const printed = all.map(async (one, index) => {
    const text = await readFile(join(directory, 'monographs', `${one.link}.md`), 'utf8')
    return [one.link, await printMonograph({ ...one, number: index + 1, text }, college, ink)] as const
  })
  return new Map(await Promise.all(printed))
}

/** The college that prints, and its colours. */
export interface Printer {
  college: College
  ink: Ink
}

export const readPrinter = (directory: string): Printer => {
  const { college, colours } = readCollege(folderFiles(directory))
  return { college, ink: mixInk(colours.brand, colours.light) }
}

/** The colours of print, from a college's brand and its light theme. */
export const mixInk = (
  brand: string,
  { ink: text, quiet, accent, accentText, rule }: Omit<Ink, 'text' | 'heading'> & { ink: string },
): Ink => ({ text, quiet, heading: generateTones(brand)['900'], accent, accentText, rule })

if (import.meta.main) {
  for (const [link, pdf] of await makeMonographs(collegeDirectory)) {
    await writeFile(join(collegeDirectory, 'monographs', `${link}.pdf`), pdf)
    process.stdout.write(`college/monographs/${link}.pdf: ${pdf.length} bytes\n`)
  }
}
