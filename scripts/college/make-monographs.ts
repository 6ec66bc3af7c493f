import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateTones } from '@kampana/engine-declare/colors/tones'
import { collegeColors } from '@kampana/shared/college/college-colors'
import { monographs } from '@kampana/shared/resources/monographs'
import type { College } from '../../packages/site/src/content/college.ts'
import { readContent } from '../../packages/site/src/content/read-content.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { linkOf } from '../../packages/site/src/content/monograph.ts'
import { recordsOf } from '../../packages/site/src/content/records-of.ts'
import { toSiteRows } from '../../packages/site/src/content/folder/folder-rows.ts'
import { readResource } from '../../packages/site/src/content/records/record-files.ts'
import { collegeDirectory } from './directory.ts'
import { printMonograph } from './monographs/print-monograph.ts'
import type { Ink } from './monographs/sheet.ts'

/**
 * Creates college/monographs/<link>.pdf from every college/monographs/<link>.md. The same text gives the same bytes. Run it
 * after a change: `node scripts/college/make-monographs.ts`.
 */
export const makeMonographs = async (
  directory: string,
  { college, ink } = readPrinter(directory),
): Promise<Map<string, Buffer>> => {
  const rows = toSiteRows({ monographs: readResource('monographs', folderFiles(directory)) })
  const printed = recordsOf(rows, monographs).map(async (values, index) => {
    const { category, title, authors, year } = values
    const link = linkOf(values)
    const whole = await readFile(join(directory, `monographs/${link}.md`), 'utf8')
    const text = whole.replace(/^---\n[\s\S]*?\n---\n+/, '')
    const told = { title, category: category ?? '', authors: authors ?? '', year: year ?? 0 }
    return [link, await printMonograph({ ...told, number: index + 1, text }, college, ink)] as const
  })
  return new Map(await Promise.all(printed))
}

/** Issuing college and its colors. */
export interface Printer {
  college: College
  ink: Ink
}

export const readPrinter = (directory: string): Printer => {
  const { college } = readContent(folderFiles(directory))
  const colors = collegeColors(college)
  return { college, ink: mixInk(colors.brand, colors.light) }
}

/** Colors of print, from a college's brand and its light theme. */
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
