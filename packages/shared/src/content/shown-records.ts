import type { FileMeasures } from '@kampana/engine-declare/media/file'
import { ownAddressField } from '@kampana/engine-declare/record-address'
import { positionField } from '@kampana/engine-declare/lists/position-field'
import type { Resource } from '@kampana/engine-declare/resource'

/**
 * A record in the folder's form. Values have the database's form, but related records are named by key, and files of the
 * folder have their address here.
 */
export interface ShownRecord {
  values: Readonly<Record<string, unknown>>
  /** Fields that still have the sample's values. */
  samples: readonly string[]
  /** Measures of the uploaded files in the record, by address. */
  measures?: Readonly<Record<string, FileMeasures>>
}

/**
 * Records shown on the site, by resource, unordered; a singleton has one. A missing resource isn't filled in the database yet,
 * so the folder's records apply.
 */
export type ShownRecords = Readonly<Record<string, readonly ShownRecord[]>>

/** Records in a folder, and the paths of their files, by resource. */
export interface FolderRecords {
  records: ShownRecords
  files: Readonly<Record<string, readonly string[]>>
  /** Files in the format of version 0.3, which an export replaces. */
  former?: readonly string[]
}

/** Fields written to the folder. Fields set by the server aren't, except for a sort position and the publication state. */
export const carriedFields = (resource: Pick<Resource, 'fields' | 'drafts' | 'tree' | 'byHand'>): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    name === positionField(resource) || !(field.readOnly || name === resource.drafts?.live) ? [name] : [],
  )

/** Fields that identify a record in the folder and in references: its address here, or its title. */
export const keyFields = (resource: Pick<Resource, 'fields' | 'title'>): string[] => {
  const address = ownAddressField(resource)
  return address === undefined ? [resource.title] : [address, resource.title]
}

/** Address of a record, or its title if it has none. */
export const keyOf = (
  resource: Pick<Resource, 'fields' | 'title'>,
  values: Readonly<Record<string, unknown>>,
): string =>
  String(
    keyFields(resource)
      .map((field) => values[field])
      .find((value) => value != null),
  )

/** Records of a folder, without resources that have no file there. */
export const presentRecords = ({ records, files }: FolderRecords): ShownRecords =>
  Object.fromEntries(Object.entries(records).filter(([name]) => (files[name] ?? []).length > 0))
