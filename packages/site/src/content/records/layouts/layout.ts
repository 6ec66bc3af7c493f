import { findKind } from '@kampana/engine-declare/kinds/index'
import type { ShownRecord } from '@kampana/shared/content/shown-records'
import type { Resource } from '@kampana/engine-declare/resource'
import type { Files } from '../../folder/files.ts'

/** Format of a resource's records in the college's folder. */
export interface RecordFiles {
  resource: Resource
  /** Paths of their files, among those in the folder. */
  files: (files: Files) => string[]
  /** Throws a `ContentError` with every error by line. */
  read: (files: Files) => ShownRecord[]
  /** Writes their files. Equal records result in identical files, regardless of order. */
  write: (records: readonly ShownRecord[]) => Readonly<Record<string, string>>
}

/** A value with a special format in the folder. `read` throws an error that `fault` creates from a message. */
export interface FieldForm {
  read: (value: unknown, fault: (problem: string) => Error) => unknown
  write: (value: unknown) => unknown
}

/** Format of a record in a YAML mapping. */
export interface Layout {
  resource: Resource
  /**
   * Nested mappings: `form.title` is the record's field `form_title`. Nested groups such as `colours.light` come after their
   * parent.
   */
  groups?: readonly string[]
  /** Fields with a special format. */
  forms?: Readonly<Record<string, FieldForm>>
  /** Defaults of omitted fields. */
  defaults?: Readonly<Record<string, unknown>>
  /** Name of the number that sorted the records before version 0.4. */
  formerPosition?: string
  /** Fields stored elsewhere, such as a body. */
  besides?: readonly string[]
}

/** Path of a field in its mapping: `quickLinks` for `quick_links`. */
export const placeOf = ({ groups = [] }: Layout, field: string): string[] => {
  const group = groups.find((each) => field.startsWith(`${toSnake(each)}_`))
  if (group === undefined) return [toCamel(field)]
  return [...group.split('.'), toCamel(field.slice(toSnake(group).length + 1))]
}

const toSnake = (group: string): string =>
  group.replaceAll(/[.A-Z]/g, (sign) => `_${sign === '.' ? '' : sign.toLowerCase()}`)

const toCamel = (name: string): string =>
  name.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())

/** True if a field refers to other records, by key. */
export const isRelation = ({ fields }: Resource, name: string): boolean =>
  ['reference', 'pairs'].includes(fields[name] ? findKind(fields[name]).storage : '')

/** Prefix of addresses of files in the college's folder. */
export const filesAddress = '/content/files/'

/** True if visitors may get a file of the folder. Data, code and programs' files of the college are excluded. */
const isShownPath = (path: string): boolean =>
  /^(?:(?:pictures|files|monographs)\/[^\0\\]+\.\w+|seal(?:-mono)?\.svg)$/.test(path) &&
  !/(?:^|\/)\./.test(path)

/** Converts a folder path to the address stored in records, and back. Leaves other texts unchanged. */
export const toAddress = (path: string): string =>
  /^(?:\/|https:)/.test(path) ? path : filesAddress + path.split('/').map(encodeURIComponent).join('/')
export const toPath = (address: string): string => {
  if (!address.startsWith(filesAddress)) return address
  const path = decode(address.slice(filesAddress.length))
  return path !== undefined && isShownPath(path) ? path : address
}

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
