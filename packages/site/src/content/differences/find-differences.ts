import type { FolderRecords } from '@kampana/shared/content/folder-records'
import type { Files } from '../folder/files.ts'
import { statementsOfRecords, statementsOfTexts, type Statement } from './statements.ts'
import { findValues, matchesValue } from './values.ts'

/** File with texts specified word for word. Their values are never differences. */
export const specifiedFile = 'specified.yaml'

/**
 * Contradictory dates, hours, prices and telephones of one subject in two files of a college's folder, as sentences.
 * Additional values aren't a difference.
 */
export const findDifferences = (files: Files, records: FolderRecords): string[] => {
  const specified = files.has(specifiedFile) ? findValues(files.text(specifiedFile)) : []
  const ofRecords = statementsOfRecords(records)
  const names = new Map(ofRecords.map(({ subject }) => [subject, kindsOf(ofRecords, subject)]))
  const groups = new Map<string, Statement[]>()
  for (const statement of [...ofRecords, ...statementsOfTexts(files, names)]) {
    if (
      statement.values.some((value) =>
        specified.some((each) => each.kind === value.kind && matchesValue(each, value)),
      )
    )
      continue
    const key = `${statement.kind} of ${statement.subject}`
    groups.set(key, [...(groups.get(key) ?? []), statement])
  }
  return [...groups].flatMap(([key, statements]) => differencesOf(key, statements))
}

const kindsOf = (statements: readonly Statement[], name: string): Statement['kind'][] => [
  ...new Set(statements.filter(({ subject }) => subject === name).map(({ kind }) => kind)),
]

/** If two records differ, such as the examinations of two terms, a text may refer to either. */
const differencesOf = (key: string, statements: readonly Statement[]): string[] => {
  const [records, texts] = [
    statements.filter(isRecord),
    statements.filter((statement) => !isRecord(statement)),
  ]
  const [first, ...others] = [...(records.length > 0 ? [mergeAll(records)] : []), ...texts]
  return first === undefined
    ? []
    : others
        .filter((other) => other.file !== first.file && !hasCommon(first, other))
        .map((other) => `${key}: ${describe(first)}, but ${describe(other)}`)
}

const isRecord = ({ line }: Statement): boolean => line === undefined
const mergeAll = ([first, ...others]: readonly Statement[]): Statement => ({
  ...first!,
  values: [first!, ...others].flatMap(({ values }) => values),
})
const hasCommon = (one: Statement, other: Statement): boolean =>
  one.values.some((value) => other.values.some((each) => matchesValue(value, each)))
const describe = ({ values, file, line }: Statement): string =>
  `${values.map(({ words }) => words).join(', ')} in ${file}${line === undefined ? '' : `:${line}`}`
