import type { Resource } from '@kampana/shared/resource'
import { contact } from '@kampana/shared/resources/contact'

/** How a file of the college's folder writes a record. */
export interface RecordFile {
  resource: Resource
  file: string
  /** The mappings of the file: `form.title` there is the record's field `form_title`. */
  groups: readonly string[]
  /** The rows that are a mapping there: the columns of its names and of its values, by the field. */
  pairs: Readonly<Record<string, readonly [name: string, value: string]>>
}

/** What of the college's folder is a record of the database: the folder is how it travels. */
export const recordFiles: readonly RecordFile[] = [
  { resource: contact, file: 'contact.yaml', groups: ['form', 'map'], pairs: { hours: ['office', 'when'] } },
]

/** Where a field stands in its file. */
export const placeOf = ({ groups }: RecordFile, field: string): string[] => {
  const group = groups.find((each) => field.startsWith(`${each}_`))
  return group === undefined ? [field] : [group, field.slice(group.length + 1)]
}

/** Under which address records have what is a file of the college's folder. */
export const filesAddress = '/content/files/'
