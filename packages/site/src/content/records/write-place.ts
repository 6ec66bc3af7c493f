import { carriedFields, type FolderRecord } from '@kampana/shared/content/folder-records'
import { sortPosition } from '@kampana/engine-declare/lists/position-field'
import { findKind, type Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { Document, isCollection, isMap, isNode, isPair, parseDocument } from 'yaml'
import { writeBody } from '../body/write-body.ts'
import { isMapping, toSnake } from './former-format.ts'
import { toPath } from './folder-address.ts'
import { filesOf, omittedValue, type Place, type RecordFile } from './places.ts'
import { fromTheTop } from './tree.ts'

/** Finds the text of a file before the export, whose comments stay; undefined for a new file. */
export type FindText = (path: string) => string | undefined

/** Files of a place's records by path. Equal records give identical files, regardless of their order. */
export const writePlace = (
  place: Place,
  records: readonly FolderRecord[],
  findText: FindText,
): ReadonlyMap<string, string> => {
  const written = new Map<string, string>()
  if ('list' in place) {
    const { list: file, by, resource } = place
    const sorted = records.toSorted((a, b) => compare(by(a.values), by(b.values)))
    const fields = carriedFields(resource)
    const entries = sorted.map((record) => writeMapping(resource, record, fields, fields))
    return new Map(entries.length > 0 ? [[file, format(entries, findText(file))]] : [])
  }
  const sorted = place.resource.tree ? fromTheTop(place.resource, records) : records
  for (const record of sorted) {
    const file = freeName('file' in place ? place.file : place.toFile(record.values), written)
    for (const [path, text] of writeFiles(place, record, file, findText)) written.set(path, text)
  }
  return written
}

/** A record's main file, and the files beside it that have a value. */
const writeFiles = (
  place: Place,
  record: FolderRecord,
  main: string,
  findText: FindText,
): [path: string, text: string][] =>
  filesOf(place, main)
    .filter(({ path, marked }) => path === main || marked.some((field) => record.values[field] != null))
    .map((file) => [file.path, writeFile(place, record, file, findText(file.path))])

const writeFile = (
  { resource }: Place,
  record: FolderRecord,
  { path, fields, marked, text }: RecordFile,
  former: string | undefined,
): string => {
  if (path.endsWith('.svg')) return `${String(record.values[fields[0] ?? ''])}\n`
  const mapping = writeMapping(resource, record, fields, marked)
  if (path.endsWith('.yaml')) return format(mapping, former)
  const yaml = format(mapping, /^---\r?\n([\s\S]*?\r?\n)---/.exec(former ?? '')?.[1])
  const body = record.values[text ?? '']
  return `---\n${yaml}---\n${typeof body === 'string' ? `\n${writeBody(body)}` : ''}`
}

/** Values by declared name, without omitted ones. The sample mark is `true` if all values are samples. */
const writeMapping = (
  resource: Resource,
  { values, samples }: FolderRecord,
  fields: readonly string[],
  marked: readonly string[],
): Record<string, unknown> => {
  const written: Record<string, unknown> = {}
  for (const name of fields) {
    const [field, value] = [resource.fields[name], values[name] ?? null]
    const isOmitted = value === (omittedValue(field, values) ?? null) || (field?.kind === 'boolean' && !value)
    if (!isOmitted) written[name] = toFileValue(field, value)
  }
  const filled = marked.filter((field) => values[field] != null && field !== sortPosition)
  const marks = filled.filter((field) => samples.includes(field))
  if (marks.length > 0) written['sample'] = marks.length === filled.length ? true : marks
  return written
}

/** A value with paths of the folder, `true` and Markdown in place of addresses, 1 and JSON. */
const toFileValue = (field: Field | undefined, value: unknown): unknown => {
  if (!field || value === null) return value
  if (field.kind === 'boolean') return Boolean(value)
  if (field.kind === 'richText') return writeBody(String(value))
  if ('columns' in field && Array.isArray(value))
    return value.map((row: unknown) =>
      isMapping(row)
        ? Object.fromEntries(
            Object.entries(field.columns)
              .filter(([name]) => row[name] != null)
              .map(([name, column]) => [name, toFileValue(column, row[name])]),
          )
        : row,
    )
  return typeof value === 'string' && ['picture', 'file'].includes(String(findKind(field).upload))
    ? toPath(value)
    : value
}

/** YAML of a value with the comments of a former text, except those within values. */
const format = (value: unknown, former: string | undefined): string => {
  const document = new Document(value, { aliasDuplicateObjects: false })
  const known = parseDocument(former ?? '')
  if (known.errors.length === 0) copyComments(known, document)
  return document.toString({ lineWidth: 100, blockQuote: 'literal' })
}

const copyComments = (from: Document, to: Document): void => {
  const [known, made] = [from.contents, to.contents]
  Object.assign(to, { commentBefore: from.commentBefore, comment: from.comment })
  if (!isCollection(known) || !isNode(made)) return
  const [first] = known.items
  const head = isPair(first) ? first.key : first
  made.commentBefore = known.commentBefore ?? (isNode(head) ? head.commentBefore : null) ?? null
  if (!isMap(known) || !isMap(made)) return
  const left = new Set(known.items)
  for (const { key } of made.items) {
    const pair = [...left].find((each) => `${String(key)}_`.startsWith(`${toSnake(String(each.key))}_`))
    if (!pair || !isNode(pair.key) || !isNode(key)) continue
    left.delete(pair)
    if (pair === first) continue
    const { commentBefore, spaceBefore } = pair.key
    Object.assign(key, { commentBefore, spaceBefore })
  }
}

/** Unused filename: appends a number to names that are taken. */
const freeName = (path: string, taken: ReadonlyMap<string, unknown>): string => {
  let name = path
  for (let n = 2; taken.has(name); n++) name = path.replace(/\.md$/, `-${n}.md`)
  return name
}

/** Compares two texts, independent of the machine's locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
