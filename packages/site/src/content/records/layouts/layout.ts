import { findKind } from '@kampana/shared/kinds/index'
import type { ShownRecord } from '@kampana/shared/content/shown-records'
import type { Resource } from '@kampana/shared/resource'
import type { Files } from '../../folder/files.ts'

/** How the records of a resource travel in the college's folder. */
export interface RecordFiles {
  resource: Resource
  /** The paths of their files, of those that there are. */
  files: (files: Files) => string[]
  /** Throws a `ContentError` with every fault by line. */
  read: (files: Files) => ShownRecord[]
  /** Their files, equal to the byte for equal records, in whatever order these come. */
  write: (records: readonly ShownRecord[]) => Readonly<Record<string, string>>
}

/** A value in a form of its own in the folder. `read` throws what `fault` makes of a sentence. */
export interface FieldForm {
  read: (value: unknown, fault: (problem: string) => Error) => unknown
  write: (value: unknown) => unknown
}

/** How a mapping of YAML holds a record. */
export interface Layout {
  resource: Resource
  /**
   * The mappings within it: `form.title` there is the record's field `form_title`. `colours.light` is one in another, which comes
   * after it here.
   */
  groups?: readonly string[]
  /** The fields that have a form of their own there. */
  forms?: Readonly<Record<string, FieldForm>>
  /** What a mapping says that doesn't say it. */
  defaults?: Readonly<Record<string, unknown>>
  /** Fields that stand elsewhere, such as a body. */
  besides?: readonly string[]
}

/** Where a field stands in its mapping: `quick_links` is `quickLinks` there. */
export const placeOf = ({ groups = [] }: Layout, field: string): string[] => {
  const group = groups.find((each) => field.startsWith(`${toSnake(each)}_`))
  if (group === undefined) return [toCamel(field)]
  return [...group.split('.'), toCamel(field.slice(toSnake(group).length + 1))]
}

const toSnake = (group: string): string =>
  group.replaceAll(/[.A-Z]/g, (sign) => `_${sign === '.' ? '' : sign.toLowerCase()}`)

const toCamel = (name: string): string =>
  name.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())

/** Whether a field names other records, which it does by their keys. */
export const isRelation = ({ fields }: Resource, name: string): boolean =>
  ['reference', 'pairs'].includes(fields[name] ? findKind(fields[name]).storage : '')

/** Under which address records have what is a file of the college's folder. */
export const filesAddress = '/content/files/'

/**
 * Whether a path of the folder is one of a file that visitors may get. Whatever names another, such as the college's data, code or
 * what a program keeps there, shows nothing.
 */
const isShownPath = (path: string): boolean =>
  /^(?:(?:pictures|files|monographs)\/[^\0\\]+\.\w+|seal(?:-mono)?\.svg)$/.test(path) &&
  !/(?:^|\/)\./.test(path)

/** The address under which records have a file of the folder, and back. What is no such file stays as it is. */
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
