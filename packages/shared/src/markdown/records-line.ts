import type { RecordsFilter } from '../rich-text/records-rules.ts'
import type { RichTextNode } from '../rich-text/rich-text-node.ts'

/** Reads `job-openings?view=table&department=Library%20staff`. */
export const readRecords = (line: string): RichTextNode => {
  const [resource = '', query = ''] = line.split('?')
  const { view, columns, ...filter } = Object.fromEntries(new URLSearchParams(query))
  const values = Object.entries(filter).map(([name, value]) => [name, readScalar(value)])
  return {
    type: 'records',
    attrs: {
      resource,
      filter: values.length > 0 ? Object.fromEntries(values) : null,
      view,
      ...(columns !== undefined && { columns: columns.split(',') }),
    },
  }
}

/** The line of a list of records, whose filters are in their order. */
export const formatRecords = ({ resource, filter, view, columns }: Record<string, unknown>): string => {
  const values = Object.entries((filter ?? {}) as RecordsFilter).map(([name, value]) => [
    name,
    formatScalar(value),
  ])
  const shown = Array.isArray(columns) ? `&columns=${columns.join(',')}` : ''
  const query = new URLSearchParams([['view', String(view)], ...values]).toString()
  return `${String(resource)}?${query}${shown}`
}

/** A number or true is written as it is, and a text that would be taken for one in quotes. */
const formatScalar = (value: RecordsFilter[string]): string =>
  typeof value === 'string' && typeof readScalar(value) === 'string' && !value.startsWith('"')
    ? value
    : JSON.stringify(value)

const readScalar = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? text : value
  } catch {
    return text
  }
}
