import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readPrinter } from './make-monographs.ts'
import { printForm } from './monographs/print-form.ts'

/** The day that every form says it was made on, so that the same text gives the same bytes. */
const day = new Date(Date.UTC(2026, 4, 4))

/**
 * Makes content/files/<name>.pdf of every text content/files/<name>.md, whose first line is its title. Run it after a
 * change: `node packages/site/scripts/make-forms.ts`.
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
  const directory = join(import.meta.dirname, '../content')
  for (const [name, pdf] of await makeForms(directory)) {
    await writeFile(join(directory, 'files', `${name}.pdf`), pdf)
    process.stdout.write(`content/files/${name}.pdf: ${pdf.length} bytes\n`)
  }
}
