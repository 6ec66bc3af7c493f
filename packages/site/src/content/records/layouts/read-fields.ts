import { carriedFields, type ShownRecord } from '@kampana/shared/content/shown-records'
import { findKind, type Field } from '@kampana/shared/kinds/index'
import { toText } from '@kampana/shared/messages/message'
import { findMissingCompanions } from '@kampana/shared/schema/cross-field-rules'
import { readInput } from '@kampana/shared/schema/schema'
import { ContentError, collectErrors } from '../../content-error.ts'
import type { Files } from '../../folder/files.ts'
import { isRelation, placeOf, toAddress, toPath, type Layout } from './layout.ts'
import { withOrigin } from './origins.ts'
import { isMapping } from './pairs.ts'

/** A mapping of a file of the folder. */
export interface Mapping {
  files: Files
  file: string
  value: Readonly<Record<string, unknown>>
  /** Where it stands in its file. */
  at: readonly PropertyKey[]
  findLine: (place: readonly PropertyKey[]) => number
  /** The names within it that are marked as sample. */
  marks: readonly string[]
}

/** Reads a record of a mapping; `besides` are values that stand elsewhere. Throws a `ContentError` with every fault by line. */
export const readFields = (
  layout: Layout,
  mapping: Mapping,
  besides: ShownRecord['values'] = {},
): ShownRecord => {
  const { resource } = layout
  const given = { ...layout.defaults, ...readGiven(layout, mapping), ...besides }
  const fields = carriedFields(resource)
  const { place } = resource.tree ?? {}
  const links = fields.filter((field) => field === place || isRelation(resource, field))
  const own = Object.fromEntries(Object.entries(resource.fields).filter(([name]) => !links.includes(name)))
  const scalars = Object.fromEntries(Object.entries(given).filter(([name]) => !links.includes(name)))
  const read = readInput(own, scalars)
  const errors =
    'errors' in read
      ? firstOf(read.errors)
      : [
          ...firstOf(missingWhenLive(resource, read.input)),
          ...Object.entries(resource.check?.(read.input) ?? {}),
        ]
  const odd = 'errors' in read ? [] : listOdd(layout, given, read.input)
  if ('errors' in read || errors.length + odd.length > 0)
    throw ContentError.of(
      [...errors, ...odd].map(([path, problem]) => {
        const [field = '', ...within] = path.split('.')
        return faultAt(mapping, [...placeOf(layout, field), ...within], toText(problem))
      }),
    )
  const related = links.map((field) => [field, readKeys(layout, mapping, field, given[field])] as const)
  const values: Record<string, unknown> = { ...read.input, ...Object.fromEntries(related) }
  const record = {
    values: Object.fromEntries(fields.map((field) => [field, values[field] ?? null])),
    samples: fields.filter(
      (field) => values[field] != null && isMarked(mapping.marks, placeOf(layout, field)),
    ),
  }
  const { file, at, findLine } = mapping
  return withOrigin(record, {
    file,
    lineOf: (field) => findLine([...at, ...placeOf(layout, field)]),
    nameOf: (field) => placeOf(layout, field).join('.'),
  })
}

const firstOf = (errors: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(errors).map(([path, [first = '']]) => [path, first] as const)

/** What a mapping says that one of its kind can't have (`condition`). */
const listOdd = (
  { resource: { fields }, besides = [] }: Layout,
  given: ShownRecord['values'],
  input: ShownRecord['values'],
) =>
  Object.keys(given)
    .filter((name) => fields[name]?.condition && given[name] != null && input[name] == null)
    .filter((name) => !besides.includes(name))
    .map((name) => [name, `goes with another ${fields[name]?.condition?.field}.`] as const)

/** What a record must say once it is live, as all are that a folder has. */
const missingWhenLive = ({ fields, drafts }: Layout['resource'], input: ShownRecord['values']) =>
  drafts?.live === undefined ? {} : findMissingCompanions(fields, { ...input, [drafts.live]: '' })

/** The values of a mapping by field. */
const readGiven = (layout: Layout, mapping: Mapping): Record<string, unknown> => {
  const fields = carriedFields(layout.resource).filter((field) => !layout.besides?.includes(field))
  const places = new Map(fields.map((field) => [placeOf(layout, field).join('.'), field]))
  const read = collectErrors(
    listPlaces(mapping.value, layout).map(([place, inner]) => () => {
      const field = places.get(place.join('.'))
      if (field === undefined) throw faultAt(mapping, place, 'is not known here.')
      const fault = (problem: string) => faultAt(mapping, place, problem)
      const form = layout.forms?.[field]
      const value = form ? form.read(inner, fault) : inner
      return [field, withAddresses(mapping.files, layout.resource.fields[field], value, fault)] as const
    }),
  )
  return Object.fromEntries(read)
}

/** The values of a mapping with their places: those of its groups, and the others at its top. */
const listPlaces = (
  value: Readonly<Record<string, unknown>>,
  layout: Layout,
  at: readonly string[] = [],
): [place: string[], value: unknown][] =>
  Object.entries(value).flatMap(([name, inner]): [string[], unknown][] => {
    const place = [...at, name]
    const isGroup = layout.groups?.includes(place.join('.')) && isMapping(inner)
    return isGroup ? listPlaces(inner, layout, place) : [[place, inner]]
  })

const faultAt = ({ file, at, findLine }: Mapping, place: readonly string[], problem: string): ContentError =>
  new ContentError(file, `${[...at, ...place].join('.')}: ${problem}`, findLine([...at, ...place]))

/** A value with pictures and files by their addresses here, also those in the cells of rows. */
const withAddresses = (
  files: Files,
  field: Field | undefined,
  value: unknown,
  fault: (problem: string) => ContentError,
): unknown => {
  const withAddress = (each: Field | undefined, cell: unknown): unknown => {
    if (!each || !['picture', 'file'].includes(String(findKind(each).upload)) || typeof cell !== 'string')
      return cell
    const address = toAddress(cell)
    if (address !== cell && !(toPath(address) === cell && files.has(cell))) throw fault(`${cell} is missing.`)
    return address
  }
  if (!field || !('columns' in field) || !Array.isArray(value)) return withAddress(field, value)
  return value.map((row: unknown) =>
    isMapping(row)
      ? Object.fromEntries(
          Object.entries(row)
            // A mark in a row marks the rows.
            .filter(([name]) => name !== 'sample')
            .map(([name, cell]) => [name, withAddress(field.columns[name], cell)]),
        )
      : row,
  )
}

/** The keys by which a record names others. */
const readKeys = (
  layout: Layout,
  mapping: Mapping,
  field: string,
  value: unknown,
): string | readonly string[] | null => {
  const fault = (problem: string) => faultAt(mapping, placeOf(layout, field), problem)
  if (value == null) {
    if (layout.resource.fields[field]?.required && field !== layout.resource.tree?.place)
      throw fault('is missing.')
    return null
  }
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value
  throw fault('must name other records.')
}

/** Whether a mark names a place, what it stands in, or something in it. */
const isMarked = (names: readonly string[], place: readonly string[]): boolean => {
  const own = `${place.join('.')}.`
  return names.some((name) => own.startsWith(`${name}.`) || `${name}.`.startsWith(own))
}
