import { isAllowedAttribute } from '@kampana/shared/rich-text/rich-text'
import { Node } from '@tiptap/core'
import { describeRecords } from './records-attrs.ts'

/** An attribute that HTML keeps as `data-…`, unless the shared rich text schema refuses it. */
const kept = (type: string, name: string, read: (value: string) => unknown = String) => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const value = readOrNull(read, element.getAttribute(`data-${name}`))
    return isAllowedAttribute('node', type, name, value) ? value : null
  },
  renderHTML: (attrs: Readonly<Record<string, unknown>>) => {
    const value = attrs[name]
    if (value == null) return {}
    return { [`data-${name}`]: typeof value === 'string' ? value : JSON.stringify(value) }
  },
})

const readOrNull = (read: (value: string) => unknown, value: string | null): unknown => {
  try {
    return value === null ? null : read(value)
  } catch {
    return null
  }
}

const isAllowed = (type: string, ...needs: string[]) => ({
  getAttrs: (element: HTMLElement) =>
    needs.every((name) => isAllowedAttribute('node', type, name, element.getAttribute(`data-${name}`))) &&
    null,
})

/** The records of a resource, as they are when the page is read. */
const records = Node.create({
  name: 'records',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    resource: kept('records', 'resource'),
    filter: kept('records', 'filter', JSON.parse),
    view: kept('records', 'view'),
    columns: kept('records', 'columns', JSON.parse),
  }),
  parseHTML: () => [{ tag: 'div[data-records]', ...isAllowed('records', 'resource', 'view') }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'div',
    { ...HTMLAttributes, 'data-records': '' },
    ['span', {}, describeRecords(node.attrs)],
  ],
})

/** A value of the college within a line; its text stands where nobody knows the value. */
const value = Node.create({
  name: 'value',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: kept('value', 'name'), text: kept('value', 'text') }),
  parseHTML: () => [{ tag: 'span[data-value]', ...isAllowed('value', 'name', 'text') }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'span',
    { ...HTMLAttributes, 'data-value': '' },
    String(node.attrs.text),
  ],
  renderText: ({ node }) => String(node.attrs.text),
})

export const recordsNodes = [records, value]
