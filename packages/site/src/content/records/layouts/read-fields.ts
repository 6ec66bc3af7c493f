import { carriedFields, type ShownRecord } from '@kampana/shared/content/shown-records'
import { positionField, sortPosition } from '@kampana/engine-declare/lists/position-field'
import { findKind, type Field } from '@kampana/engine-declare/kinds/index'
import { meetsCondition } from '@kampana/engine-declare/kinds/modifiers'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { findMissingCompanions } from '@kampana/engine-declare/schema/cross-field-rules'
import { readInput } from '@kampana/engine-declare/schema/schema'
import { ContentError, collectErrors } from '../../content-error.ts'
import type { Files } from '../../folder/files.ts'
import { isRelation, placeOf, toAddress, toPath, type Layout } from './layout.ts'
import { withOrigin } from './origins.ts'
import { isMapping } from './rows-as-mapping.ts'

/** A mapping of a file of the folder. */
export interface Mapping {
  files: Files
  file: string
  /** Object with values. Its `sample` lists the names of invented values, or is true if all are. */
  value: unknown
  /** Path in its file, unless it is the whole file. */
  at?: readonly PropertyKey[]
  findLine: (place: readonly PropertyKey[]) => number
}

/**
 * Reads a record from a mapping. The values in `besides` come from elsewhere. Throws a `ContentError` with every error by
 * line.
 */
export const readFields = (
  layout: Layout,
  mapping: Mapping,
  besides: ShownRecord['values'] = {},
): ShownRecord => {
  const { resource } = layout
  if (!isMapping(mapping.value)) throw faultAt(mapping, [], 'must be a mapping of names to values.')
  const { sample, ...named } = mapping.value
  const [written, marks] = collectErrors([
    () => readGiven(layout, mapping, named),
    () => readMarks(layout, mapping, sample),
  ])
  const given = { ...layout.defaults, ...written, ...besides }
  const fields = carriedFields(resource)
  const position = positionField(resource)
  const links = fields.filter((field) => field === position || isRelation(resource, field))
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
        return faultAt(mapping, [...placeOf(layout, field), ...within], stripDelimiters(problem))
      }),
    )
  const related = links.map((field) => [field, readKeys(layout, mapping, field, given[field])] as const)
  const values: Record<string, unknown> = { ...read.input, ...Object.fromEntries(related) }
  const record = {
    values: Object.fromEntries(fields.map((field) => [field, values[field] ?? null])),
    samples: fields.filter(
      (field) =>
        values[field] != null &&
        field !== sortPosition &&
        marks.some((mark) => isWithin(nameOf(layout, field), mark)),
    ),
  }
  const { file, at = [], findLine } = mapping
  return withOrigin(record, {
    file,
    lineOf: (field) => findLine([...at, ...placeOf(layout, field)]),
    nameOf: (field) => nameOf(layout, field),
  })
}

type Named = Readonly<Record<string, unknown>>

const nameOf = (layout: Layout, field: string): string => placeOf(layout, field).join('.')

/** Names of sample values or groups. Throws a `ContentError` for each unknown name. */
const readMarks = (layout: Layout, mapping: Mapping, sample: unknown): string[] => {
  const known = carriedFields(layout.resource)
    .map((field) => nameOf(layout, field))
    .concat(layout.formerPosition ?? [])
  if (sample === true) return known
  const marks = [sample ?? []].flat().map(String)
  const { file, at = [], findLine } = mapping
  return collectErrors(
    marks.map((mark, index) => () => {
      if (known.some((name) => isWithin(name, mark))) return mark
      const problem = `the sample mark "${mark}" matches nothing in this file.`
      throw new ContentError(file, problem, findLine([...at, 'sample', index]))
    }),
  )
}

const isWithin = (name: string, mark: string): boolean => `${name}.`.startsWith(`${mark}.`)

const firstOf = (errors: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(errors).map(([path, [first = '']]) => [path, first] as const)

/** Fields of a mapping that its kind can't have (`condition`). */
const listOdd = (
  { resource: { fields }, besides = [] }: Layout,
  given: ShownRecord['values'],
  input: ShownRecord['values'],
) =>
  Object.keys(given)
    .filter(
      (name) =>
        given[name] != null &&
        !meetsCondition(fields[name] ?? {}, input[fields[name]?.condition?.field ?? '']),
    )
    .filter((name) => !besides.includes(name))
    .map((name) => [name, `is not allowed with this ${fields[name]?.condition?.field}.`] as const)

/** Missing fields that a published record requires. All records of a folder are published. */
const missingWhenLive = ({ fields, drafts }: Layout['resource'], input: ShownRecord['values']) =>
  drafts?.live === undefined ? {} : findMissingCompanions(fields, { ...input, [drafts.live]: '' })

/** Values of a mapping by field. */
const readGiven = (layout: Layout, mapping: Mapping, named: Named): Record<string, unknown> => {
  const fields = carriedFields(layout.resource).filter((field) => !layout.besides?.includes(field))
  const places = new Map(fields.map((field) => [nameOf(layout, field), field]))
  if (layout.formerPosition !== undefined) places.set(layout.formerPosition, sortPosition)
  const read = collectErrors(
    listPlaces(named, layout).map(([place, inner]) => () => {
      const field = places.get(place.join('.'))
      if (field === undefined) throw faultAt(mapping, place, 'is an unknown name.')
      const fault = (problem: string) => faultAt(mapping, place, problem)
      const form = layout.forms?.[field]
      const value = form ? form.read(inner, fault) : inner
      return [field, withAddresses(mapping.files, layout.resource.fields[field], value, fault)] as const
    }),
  )
  return Object.fromEntries(read)
}

/** Values of a mapping with their paths: those of its groups, and the others at the top level. */
const listPlaces = (
  value: Named,
  layout: Layout,
  at: readonly string[] = [],
): [place: string[], value: unknown][] =>
  Object.entries(value).flatMap(([name, inner]): [string[], unknown][] => {
    const place = [...at, name]
    const isGroup = layout.groups?.includes(place.join('.')) && isMapping(inner)
    return isGroup ? listPlaces(inner, layout, place) : [[place, inner]]
  })

const faultAt = (
  { file, at = [], findLine }: Mapping,
  place: readonly string[],
  problem: string,
): ContentError => {
  const path = [...at, ...place]
  return new ContentError(file, `${path.length > 0 ? `${path.join('.')}: ` : ''}${problem}`, findLine(path))
}

/** A value with addresses in place of image and file paths, also in cells of rows. */
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
          Object.entries(row).map(([name, cell]) => [name, withAddress(field.columns[name], cell)]),
        )
      : row,
  )
}

/** Keys by which a record refers to others. */
const readKeys = (
  layout: Layout,
  mapping: Mapping,
  field: string,
  value: unknown,
): string | number | readonly string[] | null => {
  const fault = (problem: string) => faultAt(mapping, placeOf(layout, field), problem)
  if (value == null) {
    if (layout.resource.fields[field]?.required && field !== positionField(layout.resource))
      throw fault('is missing.')
    return null
  }
  if (field === sortPosition && typeof value === 'number' && layout.formerPosition !== undefined) return value
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value
  throw fault('must name other records.')
}
