import type { ShownRecord } from '@kampana/shared/content/editing-worker'
import { findKind } from '@kampana/shared/kinds/index'
import { toText } from '@kampana/shared/messages/message'
import { readInput } from '@kampana/shared/schema/schema'
import { z } from 'zod'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../files.ts'
import { readMarkedFile, sample } from '../yaml/sample.ts'
import { filesAddress, placeOf, type RecordFile } from './record-files.ts'

/** Reads a record from its file. Throws a `ContentError` with every fault of it by line. */
export const readRecord = (files: Files, as: RecordFile): ShownRecord => {
  const { value, findLine, samples } = readMarkedFile(files, as.file, z.looseObject({ sample }))
  const fields = Object.keys(as.resource.fields)
  const places = new Map(fields.map((field) => [placeOf(as, field).join('.'), field]))
  const fault = (place: readonly string[], problem: string) =>
    new ContentError(as.file, `${place.join('.')}: ${problem}`, findLine(place))
  const written = listPlaces(value, as)
  collectErrors(
    written.map(([place]) => () => {
      if (!places.has(place.join('.'))) throw fault(place, 'is not known here.')
    }),
  )
  const given = Object.fromEntries(
    written.map(([place, inner]) => {
      const field = places.get(place.join('.')) ?? ''
      return [field, toFieldValue(files, as, field, inner, (problem) => fault(place, problem))]
    }),
  )
  const read = readInput(as.resource.fields, given)
  if ('errors' in read)
    throw ContentError.of(
      Object.entries(read.errors).map(([field, [first = '']]) =>
        fault(placeOf(as, field.split('.')[0] ?? ''), toText(first)),
      ),
    )
  const marked = fields.filter((field) => isMarked(samples.names, placeOf(as, field)))
  return { file: as.file, values: read.input, samples: marked }
}

/** The values of a file with their places: those of its groups, and the others at its top. */
const listPlaces = (
  value: Readonly<Record<string, unknown>>,
  { groups }: RecordFile,
): [place: string[], value: unknown][] =>
  Object.entries(value).flatMap(([name, inner]): [string[], unknown][] =>
    groups.includes(name) && isMapping(inner)
      ? Object.entries(inner).map(([key, each]) => [[name, key], each])
      : [[[name], inner]],
  )

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as the record has it: pictures and files by their addresses here, a mapping of names as rows. */
const toFieldValue = (
  files: Files,
  { resource, pairs }: RecordFile,
  field: string,
  value: unknown,
  fault: (problem: string) => ContentError,
): unknown => {
  const declared = resource.fields[field]
  const columns = pairs[field]
  if (columns) return toRows(value, columns, fault)
  const isUpload = declared !== undefined && ['picture', 'file'].includes(String(findKind(declared).upload))
  if (!isUpload || typeof value !== 'string' || /^(?:\/|https:)/.test(value)) return value
  if (!files.has(value)) throw fault(`${value} is missing.`)
  return filesAddress + value.split('/').map(encodeURIComponent).join('/')
}

const toRows = (
  value: unknown,
  [name, column]: readonly [name: string, value: string],
  fault: (problem: string) => ContentError,
): Record<string, unknown>[] => {
  if (!isMapping(value)) throw fault('must be names with a value each.')
  return Object.entries(value).map(([key, each]) => ({ [name]: key, [column]: each }))
}

/** Whether a mark names a place or what it stands in. */
const isMarked = (names: readonly string[], place: readonly string[]): boolean =>
  place.some((_, index) => names.includes(place.slice(0, index + 1).join('.')))
