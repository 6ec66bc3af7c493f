import { basename } from 'node:path'
import { collectErrors, ContentError, formatFaults } from '../../packages/site/src/content/content-error.ts'
import { folderFiles } from '../../packages/site/src/content/files.ts'
import { readContent, type Content } from '../../packages/site/src/content/read-content.ts'
import { readRecords } from '../../packages/site/src/content/records/record-files.ts'

/** Checks the college's content, and lists what is still sample. Returns whether it is valid. */
export const checkContent = (
  from: string,
  say: (text: string) => unknown = (text) => process.stdout.write(text),
): boolean => {
  try {
    const files = folderFiles(from)
    const [content] = collectErrors([() => readContent(files), () => readRecords(files)])
    say(formatReport(content, from))
    return true
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    say(`${formatFaults(error.faults, `${basename(from)}/`)}\n`)
    return false
  }
}

const formatReport = ({ college, pages, samples }: Content, from: string): string => {
  const found = `${college.name}: ${Object.keys(pages).length} written pages, and no fault.\n`
  const left = samples
    .filter(({ names }) => names.length > 0)
    .map(({ file, names }) => ({ file: `${basename(from)}/${file}`, names }))
    .sort((a, b) => a.file.localeCompare(b.file))
  if (left.length === 0) return `${found}Nothing is sample any more.\n`
  const lines = left.map(({ file, names }) => `  ${file}: ${names.join(', ')}`)
  return `${found}Still sample in ${left.length} files:\n${lines.join('\n')}\n`
}
