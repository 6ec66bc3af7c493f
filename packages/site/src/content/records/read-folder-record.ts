import { carriedFields, type FolderRecord } from '@kampana/shared/content/folder-records'
import { sortPosition } from '@kampana/engine-declare/lists/position-field'
import { findKind, type Field } from '@kampana/engine-declare/kinds/index'
import type { Fields, Resource } from '@kampana/engine-declare/resource'
import type { FileText } from '../body/file-text.ts'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { isMapping, nameValues, namesOfMark, type NamedValue } from './former-format.ts'
import { toAddress, toPath } from './folder-address.ts'
import { withOrigin } from './origins.ts'
import { readLinks, readValues, withOmitted, type Fault } from './read-values.ts'

/** A mapping in a file with values of a record. Its `sample` lists the fields with invented values, or is true for all. */
export interface Source {
  file: string
  value: unknown
  /** Path in its file, unless it is the whole file. */
  at?: readonly PropertyKey[]
  findLine: (path: readonly PropertyKey[]) => number
  /** Fields that the mapping may have. */
  fields: readonly string[]
  /** Fields that a sample mark may name. */
  marked: readonly string[]
  /** Text below the front matter, and its field. */
  text?: (FileText & { field: string }) | undefined
  /** True if the file has the former format. */
  isFormer?: boolean
}

/** Context of reading a record. */
export interface Reading {
  resource: Resource
  files: Files
  /** Converts a text of a file to the JSON of a body. Throws a `ContentError`. */
  toBody: (text: FileText) => string
}

type Values = FolderRecord['values']

/**
 * Reads a record from its main file and the files beside it. `known` are values in the path of a file. Throws a
 * `ContentError` with every error by file and line.
 */
export const readFolderRecord = (
  reading: Reading,
  sources: readonly [Source, ...Source[]],
  known: Values = {},
): FolderRecord => {
  const { resource } = reading
  const parts = collectErrors(sources.map((source) => () => readSource(reading, source)))
  const partOf = (field: string): Part =>
    parts.find(({ source: { fields, text } }) => text?.field === field || fields.includes(field)) ?? parts[0]!
  const fault: Fault = (path, problem) => partOf(path[0] ?? '').fault(path, problem)
  const given = withOmitted(resource, Object.assign({}, known, ...parts.map(({ values }) => values)))
  const values: Values = { ...readValues(resource, given, fault), ...readLinks(resource, given, fault) }
  const marks = new Set(parts.flatMap((part) => part.marks))
  const fields = carriedFields(resource)
  const record = {
    values: Object.fromEntries(fields.map((field) => [field, values[field] ?? null])),
    samples: fields.filter((field) => values[field] != null && field !== sortPosition && marks.has(field)),
  }
  return withOrigin(record, {
    file: sources[0].file,
    at: (field) => ({ file: partOf(field).source.file, line: partOf(field).lineOf([field]) }),
    texts: Object.fromEntries(sources.flatMap(({ text }) => (text ? [[text.field, text]] : []))),
    former: parts.filter(({ isFormer }) => isFormer).map(({ source }) => source.file),
  })
}

/** The values of a source. */
interface Part {
  source: Source
  values: Values
  marks: readonly string[]
  isFormer: boolean
  lineOf: (path: readonly string[]) => number
  fault: Fault
}

const readSource = (reading: Reading, source: Source): Part => {
  const { file, at = [], text, value, findLine } = source
  if (!isMapping(value)) {
    const name = at.length > 0 ? `${at.join('.')}: ` : ''
    throw new ContentError(file, `${name}must be a mapping of names to values.`, findLine(at))
  }
  const { sample, ...mapping } = value
  const named = nameValues(pick(reading.resource.fields, source.fields), mapping)
  const lineOf = ([field = '', ...within]: readonly string[]): number => {
    if (text?.field === field) return text.firstLine
    return findLine([...at, ...(named.find((each) => each.field === field)?.at ?? [field]), ...within])
  }
  const fault: Fault = (path, problem) =>
    new ContentError(file, `${[...at, ...path].join('.')}: ${problem}`, lineOf(path))
  const [values, marks, body] = collectErrors([
    () =>
      collectErrors(
        named.map((each) => () => [each.field, readNamed(reading, source, each, { fault, lineOf })]),
      ),
    () => readMarks(reading.resource, source, sample),
    () => (text && text.text.trim() !== '' ? [[text.field, reading.toBody(text)]] : []),
    () => refuseTwice(named, source),
  ])
  const isFormer = Boolean(source.isFormer) || marks.isFormer || named.some((each) => each.isFormer)
  return {
    source,
    values: Object.fromEntries([...values, ...body]),
    marks: marks.fields,
    isFormer,
    lineOf,
    fault,
  }
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

/** Rejects a field with its declared and its former name. */
const refuseTwice = (named: readonly NamedValue[], { file, at = [], findLine }: Source): void => {
  const twice = named.filter(
    ({ field, isFormer }) => isFormer && named.filter((each) => each.field === field).length > 1,
  )
  collectErrors(
    twice.map((each) => () => {
      const problem = `${each.at.join('.')}: ${each.field} is twice in this file. Remove the former name.`
      throw new ContentError(file, problem, findLine([...at, ...each.at]))
    }),
  )
}

const readNamed = (
  { resource, files, toBody }: Reading,
  { file, fields }: Source,
  { field: name, value, at, isFormer }: NamedValue,
  { fault, lineOf }: Pick<Part, 'fault' | 'lineOf'>,
): unknown => {
  if (!fields.includes(name)) throw fault(at, 'is an unknown name.')
  const field = resource.fields[name]
  if (name === sortPosition && typeof value === 'number' && !isFormer)
    throw fault([name], 'must be a text, such as i001i.')
  if (field?.kind !== 'richText')
    return withAddresses(files, field, value, (problem) => fault([name], problem))
  if (typeof value !== 'string') throw fault([name], 'must be a text.')
  return toBody({ file, text: value, firstLine: lineOf([name]) })
}

/** Marked fields. Throws a `ContentError` for each unknown mark. */
const readMarks = (
  { fields }: Resource,
  { file, at = [], findLine, marked }: Source,
  sample: unknown,
): { fields: readonly string[]; isFormer: boolean } => {
  if (sample === true) return { fields: marked, isFormer: false }
  const marks = [sample ?? []].flat().map(String)
  const named = collectErrors(
    marks.map((mark, index) => () => {
      const found = namesOfMark(pick(fields, marked), mark)
      if (found.length > 0) return found
      const problem = `the sample mark "${mark}" matches nothing in this file.`
      throw new ContentError(file, problem, findLine([...at, 'sample', index]))
    }),
  )
  return { fields: named.flat(), isFormer: named.some((found, index) => found[0] !== marks[index]) }
}

/** A value with addresses in place of image and file paths, also in cells of rows. */
const withAddresses = (
  files: Files,
  field: Field | undefined,
  value: unknown,
  fault: (problem: string) => ContentError,
): unknown => {
  if (field && 'columns' in field && Array.isArray(value))
    return value.map((row: unknown) =>
      isMapping(row)
        ? Object.fromEntries(
            Object.entries(row).map(([name, cell]) => [
              name,
              withAddresses(files, field.columns[name], cell, fault),
            ]),
          )
        : row,
    )
  if (!field || !['picture', 'file'].includes(String(findKind(field).upload)) || typeof value !== 'string')
    return value
  const address = toAddress(value)
  if (address !== value && !(toPath(address) === value && files.has(value)))
    throw fault(`${value} is missing.`)
  return address
}
