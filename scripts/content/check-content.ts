import { basename } from 'node:path'
import { ContentError, formatFaults } from '../../packages/site/src/content/content-error.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { makeContent, type Content } from '../../packages/site/src/content/content.ts'
import { findDifferences } from '../../packages/site/src/content/differences/find-differences.ts'
import { listSamples, readCheckedRecords } from '../../packages/site/src/content/read-content.ts'

/** Checks the college's content, and lists what differs from itself and what is still sample. Returns whether it is valid. */
export const checkContent = (
  from: string,
  say: (text: string) => unknown = (text) => process.stdout.write(text),
): boolean => {
  try {
    const files = folderFiles(from)
    const records = readCheckedRecords(files)
    say(
      formatReport(makeContent(records, files), from, {
        differences: findDifferences(files, records),
        marked: listSamples(records),
      }),
    )
    return true
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    say(`${formatFaults(error.faults, `${basename(from)}/`)}\n`)
    return false
  }
}

const formatReport = (
  { college, pages, samples }: Content,
  from: string,
  { differences, marked }: { differences: readonly string[]; marked: ReturnType<typeof listSamples> },
): string => {
  const count = `${college.name}: ${Object.keys(pages).length} written pages, and no fault.\n`
  const found = `${count}${listDifferences(differences)}`
  const all = new Map([
    ...marked,
    ...(samples.includes('seal') ? [['seal.svg', ['its drawing']] as const] : []),
  ])
  const left = [...all]
    .map(([file, names]) => ({ file: `${basename(from)}/${file}`, names }))
    .sort((a, b) => a.file.localeCompare(b.file))
  if (left.length === 0) return `${found}Nothing is sample any more.\n`
  const lines = left.map(({ file, names }) => `  ${file}: ${names.join(', ')}`)
  return `${found}Still sample in ${left.length} files:\n${lines.join('\n')}\n`
}

const listDifferences = (differences: readonly string[]): string =>
  differences.length === 0
    ? ''
    : `Said twice, and differently:\n${differences.map((line) => `  ${line}\n`).join('')}`
