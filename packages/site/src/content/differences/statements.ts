import type { FolderRecords } from '@kampana/shared/content/folder-records'
import type { Files } from '../folder/files.ts'
import { originOf } from '../records/origins.ts'
import { findValues, type Value, type ValueKind } from './values.ts'

/** Values of one kind about a subject, with their source. */
export interface Statement {
  subject: string
  kind: ValueKind
  values: readonly Value[]
  file: string
  /** Line number, starting at 1; undefined for a record of a list. */
  line: number | undefined
}

/** Fields with comparable values by resource. */
const sources: Readonly<Record<string, { kinds: readonly ValueKind[]; fields: readonly string[] }>> = {
  offices: { kinds: ['hours', 'telephone'], fields: ['hours', 'telephone'] },
  'calendar-entries': { kinds: ['date'], fields: ['from', 'to'] },
}

/** Statements in the fields of records. */
export const statementsOfRecords = (records: FolderRecords): Statement[] =>
  Object.entries(sources).flatMap(([resource, { kinds, fields }]) =>
    (records[resource] ?? []).flatMap((record) => {
      const found = findValues(fields.map((field) => String(record.values[field] ?? '')).join('; '))
      const place = { subject: String(record.values['title']), file: originOf(record).file, line: undefined }
      return kinds.flatMap((kind) => toStatement(place, kind, found))
    }),
  )

const folders = ['pages', 'fil', 'programs', 'files', 'sample/updates', 'sample/job-openings']
const single = ['contact.yaml', 'home.yaml', 'privacy-notice.md']

/**
 * Statements in texts of a folder: sentences that name one of `names` (names of records with the kinds of their values), and
 * rows of tables and lists of facts, whose first cell is the subject.
 */
export const statementsOfTexts = (
  files: Files,
  names: ReadonlyMap<string, readonly ValueKind[]>,
): Statement[] =>
  [...folders.flatMap((folder) => files.list(folder)), ...single.filter((file) => files.has(file))]
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .flatMap((file) => statementsOf(file, files.text(file), names))

const statementsOf = (
  file: string,
  text: string,
  names: ReadonlyMap<string, readonly ValueKind[]>,
): Statement[] => {
  let term = ''
  return text.split('\n').flatMap((written, index) => {
    const line = plain(written)
    if (written.startsWith('::') || line === '') return []
    const at = { file, line: index + 1 }
    const [label = '', rest = ''] = written.startsWith('|')
      ? [/^\|\s*(.*?)\s*\|/.exec(line)?.[1], line]
      : written.startsWith('  - ')
        ? [term, line]
        : []
    if (written.startsWith('- ')) term = line.slice(2)
    return ofRow(label, rest, at).concat(
      line.split(/(?<=[.;!?]) /).flatMap((sentence) => ofSentence(sentence, names, at)),
    )
  })
}

type Place = Pick<Statement, 'file' | 'line'>

/** A single word, such as 'Fee' or 'Saturday', is too vague to identify the row's subject. */
const ofRow = (label: string, row: string, at: Place): Statement[] => {
  if (!label.includes(' ')) return []
  const found = findValues(row.replace(label, ''))
  const days = [...row.matchAll(weekday)].map(([day]) => day).join(' ')
  return [
    ...toStatement({ ...at, subject: `${label} ${days}`.trim() }, 'hours', found),
    ...toStatement({ ...at, subject: label }, 'price', found),
  ]
}
const weekday = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/g

/** A sentence that names two subjects may be about either. */
const ofSentence = (
  sentence: string,
  names: ReadonlyMap<string, readonly ValueKind[]>,
  at: Place,
): Statement[] => {
  const found = findValues(sentence)
  if (found.length === 0) return []
  const named = [...names.keys()].filter((name) => isNamed(sentence, name))
  const [subject, ...others] = named.filter(
    (name) => !named.some((other) => other !== name && other.includes(name)),
  )
  if (subject === undefined || others.length > 0) return []
  return (names.get(subject) ?? []).flatMap((kind) => toStatement({ ...at, subject }, kind, found))
}

/** 'Senior high school' is a level; 'Senior High School' is the office. */
const isNamed = (sentence: string, name: string): boolean =>
  sentence.includes(name) || (!/ [A-Z]/.test(name) && sentence.toLowerCase().includes(name.toLowerCase()))

const toStatement = (
  place: Omit<Statement, 'kind' | 'values'>,
  kind: ValueKind,
  found: readonly Value[],
): Statement[] => {
  const values = found.filter((value) => value.kind === kind)
  return values.length > 0 ? [{ ...place, kind, values }] : []
}

/** Text without Markdown syntax, addresses and values quoted from the college. */
const plain = (line: string): string =>
  line
    .replaceAll(/\{\{.*?\}\}/g, '')
    .replaceAll(/\]\(.*?\)/g, '')
    .replaceAll(/[*_[\]]/g, '')
    .trim()
