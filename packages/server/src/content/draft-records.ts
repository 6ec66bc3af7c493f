import type { ContentFindings } from '@kampana/shared/content/content-api'
import type { ShownRecord, ShownRecords } from '@kampana/shared/content/editing-worker'
import { toText } from '@kampana/shared/messages/message'
import { permissionName } from '@kampana/shared/resource'
import { findResource } from '@kampana/shared/resources/index'
import { readInput } from '@kampana/shared/schema/schema'
import { forbidden, invalid } from '../error.ts'

/**
 * The live records with drafts in their place. What is wrong in a draft stays as it is live, and is told. Throws a 403 for one
 * that the person may not edit, and a 422 for what is no record of the site.
 */
export const draftRecords = (
  live: ShownRecords,
  drafts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  permissions: ReadonlySet<string>,
): { records: ShownRecords; faults: ContentFindings['faults'] } => {
  const drafted = Object.entries(drafts).map(([name, values]) => {
    const record = live[name]
    if (!record) throw invalid({ records: [`${name.slice(0, 100)} is no record of the site.`] })
    const permission = permissionName('edit', findResource(name))
    if (!permissions.has(permission)) throw forbidden(permission)
    return [name, draftRecord(name, record, values)] as const
  })
  return {
    records: Object.fromEntries(drafted.map(([name, { record }]) => [name, record])),
    faults: drafted.flatMap(([, { faults }]) => faults),
  }
}

const draftRecord = (name: string, record: ShownRecord, values: Readonly<Record<string, unknown>>) => {
  const { fields } = findResource(name)
  const read = Object.entries(values).map(([field, value]) => {
    const input = readInput(fields, { [field]: value }, { partial: true, old: record.values })
    return 'errors' in input
      ? { faults: Object.values(input.errors).flat() }
      : { good: Object.entries(input.input), faults: [] }
  })
  const good = Object.fromEntries(read.flatMap((each) => ('good' in each ? each.good : [])))
  const faults = read.flatMap((each) =>
    each.faults.map((text) => ({ path: record.file, line: null, text: toText(text) })),
  )
  return { record: { ...record, values: { ...record.values, ...good } }, faults }
}
