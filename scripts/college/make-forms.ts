import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { collegeDirectory } from './directory.ts'
import { readPrinter } from './make-monographs.ts'
import { printForm } from './monographs/print-form.ts'

/** Fixed creation date of every PDF, so that the same text gives the same bytes. */
const day = new Date(Date.UTC(2026, 4, 4))

/**
 * Creates college/files/<name>.pdf from every college/files/<name>.md, whose first line is the title. Run it after a change:
 * `node scripts/college/make-forms.ts`.
 */
export const makeForms = async (
  directory: string,
  { college, ink } = readPrinter(directory),
): Promise<Map<string, Buffer>> => {
  const printed = globSync('files/*.md', { cwd: directory })
    .sort()
    .map(async (name) => {
      const [, title = '', text = ''] =
        /^# (.+)\n([\s\S]*)$/.exec(await readFile(join(directory, name), 'utf8')) ?? []
      return [basename(name, '.md'), await printForm({ title, text, day }, college, ink)] as const
    })
  return new Map(await Promise.all(printed))
}

if (import.meta.main) {
  for (const [name, pdf] of await makeForms(collegeDirectory)) {
    await writeFile(join(collegeDirectory, 'files', `${name}.pdf`), pdf)
    process.stdout.write(`college/files/${name}.pdf: ${pdf.length} bytes\n`)
  }
}
