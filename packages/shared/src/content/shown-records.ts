import type { FileMeasures } from '../media/file.ts'
import { ownAddressField } from '../record-address.ts'
import type { Resource } from '../resource.ts'

/**
 * A record as the college's folder has it. Values have the form of the database, but that related records are named by their
 * keys, and what is a file of the folder by its address here.
 */
export interface ShownRecord {
  values: Readonly<Record<string, unknown>>
  /** The fields that are still the sample's. */
  samples: readonly string[]
  /** Of the uploaded files that it names, by their addresses. */
  measures?: Readonly<Record<string, FileMeasures>>
}

/**
 * The records that the site shows, by their resources, in no order; a singleton has one. Of a resource that isn't among them,
 * nobody has filled the database yet: the folder's count.
 */
export type ShownRecords = Readonly<Record<string, readonly ShownRecord[]>>

/** What of a folder is records of the database, and the paths of their files, by their resources. */
export interface FolderRecords {
  records: ShownRecords
  files: Readonly<Record<string, readonly string[]>>
}

/** The fields that travel: what only the server sets, but for a place among others, and whether a record is live, do not. */
export const carriedFields = ({
  fields,
  drafts,
  tree,
}: Pick<Resource, 'fields' | 'drafts' | 'tree'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    name === tree?.place || !(field.readOnly || name === drafts?.live) ? [name] : [],
  )

/** The fields by which the folder, and other records there, know a record: its address here, or its title. */
export const keyFields = (resource: Pick<Resource, 'fields' | 'title'>): string[] => {
  const address = ownAddressField(resource)
  return address === undefined ? [resource.title] : [address, resource.title]
}

/** Its address, or the title of what has none. */
export const keyOf = (
  resource: Pick<Resource, 'fields' | 'title'>,
  values: Readonly<Record<string, unknown>>,
): string =>
  String(
    keyFields(resource)
      .map((field) => values[field])
      .find((value) => value != null),
  )

/** The records of a folder, but of those resources of which it has no file: it says nothing of them. */
export const presentRecords = ({ records, files }: FolderRecords): ShownRecords =>
  Object.fromEntries(Object.entries(records).filter(([name]) => (files[name] ?? []).length > 0))
