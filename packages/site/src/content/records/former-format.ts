import type { Columns, Field } from '@kampana/engine-declare/kinds/index'
import { sortPosition } from '@kampana/engine-declare/lists/position-field'
import type { Fields } from '@kampana/engine-declare/resource'
import { joinPhrases } from '@kampana/engine-declare/text/phrases'

// Converts the folder's format of version 0.3, in which the names of fields were camelCase and grouped. Version 0.5 removes it.

/** A value of a file, by the declared name of its field. */
export interface NamedValue {
  field: string
  value: unknown
  /** Path of the value in its mapping. */
  at: readonly string[]
  /** True if the name or the value has the former format. */
  isFormer: boolean
}

/** Values of a mapping by declared names. Unknown names stay unchanged. `fields` are the fields of the file. */
export const nameValues = (
  fields: Fields,
  mapping: Readonly<Record<string, unknown>>,
  at: readonly string[] = [],
): NamedValue[] =>
  Object.entries(mapping).flatMap(([key, inner]) => {
    const path = [...at, key]
    const name = path.map(toSnake).join('_')
    const isKnown = Object.hasOwn(fields, name)
    if (!isKnown && (isMapping(inner) || inner === null) && listGroup(fields, name).length > 0)
      return nameValues(fields, inner ?? {}, path)
    const field = path.length === 1 && !isKnown ? (formerNames(fields, name)[0] ?? key) : name
    const value = toRecordValue(fields[field], inner)
    return {
      field,
      value,
      at: path,
      isFormer: Object.hasOwn(fields, field) && (field !== path.join('.') || value !== inner),
    }
  })

/** Fields of a former sample mark, such as `map` or `form.text`; none for an unknown mark. */
export const namesOfMark = (fields: Fields, mark: string): string[] => {
  const name = mark.split('.').map(toSnake).join('_')
  if (Object.hasOwn(fields, name)) return [name]
  const group = listGroup(fields, name)
  return group.length > 0 ? group : formerNames(fields, name)
}

/** Entries of a former list with their paths: below the name of its file, or search terms by page. */
export const listFormerEntries = (
  file: string,
  value: unknown,
): { value: unknown; at: PropertyKey[] }[] | undefined => {
  if (!isMapping(value)) return undefined
  const [[key, list] = ['', undefined], ...others] = Object.entries(value)
  if (Array.isArray(list) && others.length === 0 && file.endsWith(`${key}.yaml`))
    return list.map((entry: unknown, n) => ({ value: entry, at: [key, n] }))
  const { pages, synonyms = [], ...rest } = value
  if (file !== 'search.yaml' || !isMapping(pages) || !Array.isArray(synonyms) || Object.keys(rest).length > 0)
    return undefined
  return [
    ...Object.entries(pages).map(([page, words]) => ({
      value: { words: toPhrases(words), page },
      at: ['pages', page],
    })),
    ...synonyms.map((words: unknown, n) => ({ value: { words: toPhrases(words) }, at: ['synonyms', n] })),
  ]
}

/** True if a YAML value is a mapping. */
export const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Declared form of a name: `quick_links` for `quickLinks`. */
export const toSnake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const listGroup = (fields: Fields, name: string): string[] =>
  Object.keys(fields).filter((field) => field.startsWith(`${name}_`))

/** Fields with a former name that isn't a spelling of their own: numbers of an order, and names in a file beside another. */
const formerNames = (fields: Fields, name: string): string[] => {
  if (['sort_order', 'position'].includes(name))
    return Object.hasOwn(fields, sortPosition) ? [sortPosition] : []
  const ending = name === 'description' ? 'summary' : name
  return Object.keys(fields).filter((field) =>
    ['privacy', 'fil'].some((group) => field === `${group}_${ending}`),
  )
}

/** A value in the declared form: lists of names as rows, mappings as rows of two columns, and lines as a text. */
const toRecordValue = (field: Field | undefined, value: unknown): unknown => {
  if (field?.kind === 'longText' && isTexts(value)) return value.join('\n\n')
  if (field?.kind === 'text' && field.form && typeof value === 'number') return String(value)
  return field && 'columns' in field ? toRows(field.columns, value) : value
}

const toRows = (columns: Columns, value: unknown): unknown => {
  const [first = '', second = '', ...more] = Object.keys(columns)
  if (isMapping(value) && second !== '' && more.length === 0)
    return Object.entries(value).map(([key, each]) => ({ [first]: key, [second]: each }))
  if (!Array.isArray(value)) return value
  const rows = value.map((row: unknown) =>
    typeof row === 'string' && second === '' ? { [first]: row } : withLines(columns, row),
  )
  return rows.every((row, n) => row === value[n]) ? value : rows
}

/** A row with lists of lines as texts. */
const withLines = (columns: Columns, row: unknown): unknown => {
  if (!isMapping(row)) return row
  const lines = Object.entries(row).flatMap(([name, cell]): [string, string][] =>
    columns[name]?.kind === 'longText' && isTexts(cell) ? [[name, cell.join('\n')]] : [],
  )
  return lines.length === 0 ? row : { ...row, ...Object.fromEntries(lines) }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const toPhrases = (words: unknown): unknown => (isTexts(words) ? joinPhrases(words) : words)
