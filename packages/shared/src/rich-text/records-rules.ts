import { bodyMessages } from '../messages/body-messages.ts'
import { isStorable } from '../text/storable.ts'
import {
  matching,
  nullable,
  oneOf,
  nonBlankText,
  type AttributeCheck,
  type NodeRule,
} from './attribute-checks.ts'
import type { RichTextNode } from './rich-text-node.ts'
import { walkNodes } from './walk-nodes.ts'

/** How a body shows the records of a resource: `facts` are those of each record without its title, as of one office. */
export const recordViews = ['table', 'cards', 'facts', 'directory'] as const
export type RecordsView = (typeof recordViews)[number]

/** What a filter of a body may say: fields of the resource, as a list of the API is asked for them. */
export type RecordsFilter = Readonly<Record<string, string | number | boolean>>
const maxFilters = 10
const maxColumns = 12

const filter: AttributeCheck = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= maxFilters &&
  Object.entries(value).every(([name, each]) => fieldName.test(name) && isScalar(each))

const fieldName = /^[a-z][a-z0-9_]{0,59}$/
const columns: AttributeCheck = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= maxColumns &&
  value.every((name) => typeof name === 'string' && fieldName.test(name))

const isScalar = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length <= 200 && isStorable(value)
    : typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))

/**
 * The records of a resource that a filter names, as they are when the page is read. Whether visitors may read and filter them is
 * asked of the declarations where a body is stored (server/src/crud/query/body-records.ts).
 */
export const records = {
  attrs: {
    resource: matching(/^[a-z][a-z0-9-]*$/, 60),
    filter: nullable(filter),
    view: oneOf(...recordViews),
    /** What it shows of each record; null shows what the declaration says. */
    columns: nullable(columns),
  },
  content: [],
} as const satisfies NodeRule

/** Each may be a thousand records, which are read and rendered whenever somebody reads the body. */
const maxLists = 40

/** What is wrong with the number of a body's lists of records. */
export const listsProblem = (body: RichTextNode): string | null => {
  let count = 0
  for (const { type } of walkNodes(body)) if (type === 'records') count++
  return count > maxLists ? bodyMessages.recordLists(maxLists, count) : null
}

/** A value of the college, such as `college.name`, with the words that stand there where nobody knows it. */
export const value = {
  attrs: { name: matching(/^college(?:\.[a-zA-Z]\w*)+$/, 80), text: nonBlankText(500) },
  content: [],
  words: ['text'],
} as const satisfies NodeRule
