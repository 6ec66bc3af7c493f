import { basename } from 'node:path'
import { ContentError, formatFaults } from '../../packages/site/src/content/content-error.ts'
import { siteRecordsOf } from '../../packages/site/src/content/folder/folder-rows.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { makeContent, type Content } from '../../packages/site/src/content/content.ts'
import { findDifferences } from '../../packages/site/src/content/differences/find-differences.ts'
import { listSamples, readCheckedRecords } from '../../packages/site/src/content/read-content.ts'
import { listFormer } from '../../packages/site/src/content/records/record-files.ts'
import { adviseExport } from './former-format.ts'

/** Checks the college's content, and prints contradictions and sample content. Returns false if the content is invalid. */
export const checkContent = (
  from: string,
  say: (text: string) => unknown = (text) => process.stdout.write(text),
): boolean => {
  try {
    const files = folderFiles(from)
    const records = readCheckedRecords(files)
    say(adviseExport(listFormer(records)))
    say(
      formatReport(makeContent(siteRecordsOf(records), files), from, {
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
  const count = `${college.name}: no errors, ${Object.keys(pages).length} finished pages.\n`
  const found = `${count}${listDifferences(differences)}`
  const all = new Map([...marked, ...(samples.includes('seal') ? [['seal.svg', ['drawing']] as const] : [])])
  const left = [...all]
    .map(([file, names]) => ({ file: `${basename(from)}/${file}`, names }))
    .sort((a, b) => a.file.localeCompare(b.file))
  if (left.length === 0) return `${found}No sample content left.\n`
  const lines = left.map(({ file, names }) => `  ${file}: ${[...new Set(names)].join(', ')}`)
  return `${found}Sample content in ${left.length} files:\n${lines.join('\n')}\n`
}

const listDifferences = (differences: readonly string[]): string =>
  differences.length === 0 ? '' : `Contradictions:\n${differences.map((line) => `  ${line}\n`).join('')}`
