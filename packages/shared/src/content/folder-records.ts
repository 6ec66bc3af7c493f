import { ownAddressField } from '@kampana/engine-declare/record-address'
import { positionField } from '@kampana/engine-declare/lists/position-field'
import type { SiteRecords } from './site-records.ts'
import type { Resource } from '@kampana/engine-declare/resource'

/** A record of a folder: declared fields by name. Keys name related records, and files of the folder have their address. */
export interface FolderRecord {
  values: Readonly<Record<string, unknown>>
  /** Fields that still have the sample's values. */
  samples: readonly string[]
}

/** Records of a folder by resource, unordered; a singleton has one. */
export type FolderRecords = Readonly<Record<string, readonly FolderRecord[]>>

/** Records in a folder, and the paths of their files, by resource. */
export interface FolderContent {
  records: FolderRecords
  files: Readonly<Record<string, readonly string[]>>
  /** Files in the format of version 0.3, which an export replaces. */
  former?: readonly string[]
}

/** A folder's records, also as the database has them after an import. */
export interface ParsedFolder extends FolderContent {
  rows: SiteRecords['records']
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
export const presentRecords = ({ records, files }: FolderContent): FolderRecords =>
  Object.fromEntries(Object.entries(records).filter(([name]) => (files[name] ?? []).length > 0))
