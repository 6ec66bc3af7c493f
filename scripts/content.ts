import { join, relative } from 'node:path'
import { readContent, type Content } from '../packages/site/src/content/read-content.ts'
import { ContentError } from '../packages/site/src/content/content-error.ts'

const directory = join(import.meta.dirname, '../packages/site/content')

/** Checks what the college wrote, and says what of it is still sample. True when there is no fault. */
export const checkContent = (
  from = directory,
  say: (text: string) => unknown = (text) => process.stdout.write(text),
): boolean => {
  try {
    say(reportOf(readContent(from), from))
    return true
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    say(`${error.message}\n`)
    return false
  }
}

const reportOf = ({ college, pages, samples }: Content, from: string): string => {
  const found = `${college.name}: ${Object.keys(pages).length} written pages, and no fault.\n`
  const left = samples
    .filter(({ names }) => names.length > 0)
    .map(({ file, names }) => ({ file: relative(join(from, '..'), file), names }))
    .sort((a, b) => a.file.localeCompare(b.file))
  if (left.length === 0) return `${found}Nothing is sample any more.\n`
  const lines = left.map(({ file, names }) => `  ${file}: ${names.join(', ')}`)
  return `${found}Still sample in ${left.length} files:\n${lines.join('\n')}\n`
}

if (import.meta.main && !checkContent()) process.exitCode = 1
