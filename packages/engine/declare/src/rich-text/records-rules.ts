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

/** Views of a resource's records in a body. `facts` shows each record without its title, for example one office. */
export const recordViews = ['table', 'cards', 'facts', 'directory'] as const
export type RecordsView = (typeof recordViews)[number]

/** Filter of a body: fields of the resource, as in a list of the API. */
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
 * Records of a resource that match a filter when the page is rendered. When a body is saved, the server checks that visitors
 * can read and filter them (engine/server/src/records/query/body-records.ts).
 */
export const records = {
  attrs: {
    resource: matching(/^[a-z][a-z0-9-]*$/, 60),
    filter: nullable(filter),
    view: oneOf(...recordViews),
    /** Columns to show; null for those of the declaration. */
    columns: nullable(columns),
  },
  content: [],
} as const satisfies NodeRule

/** Each may contain a thousand records, which are read and rendered whenever the body is. */
const maxLists = 40

/** Problem of the number of a body's lists of records. */
export const listsProblem = (body: RichTextNode): string | null => {
  let count = 0
  for (const { type } of walkNodes(body)) if (type === 'records') count++
  return count > maxLists ? bodyMessages.recordLists(maxLists, count) : null
}

/** A value of the college, such as `college.name`, with a fallback text. */
export const value = {
  attrs: { name: matching(/^college(?:\.[a-zA-Z]\w*)+$/, 80), text: nonBlankText(500) },
  content: [],
  words: ['text'],
} as const satisfies NodeRule
