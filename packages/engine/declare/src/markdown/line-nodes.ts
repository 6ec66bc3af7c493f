import { parseVideo } from '../rich-text/video.ts'
import type { NodeType } from '../rich-text/rich-text-rules.ts'
import type { RecordsFilter } from '../rich-text/records-rules.ts'
import type { RichTextNode } from '../rich-text/rich-text-node.ts'

/** Reads `job-openings?view=table&department=Library%20staff`. */
const readRecords = (line: string): RichTextNode => {
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

/** Line of a list of records, with its filters in order. */
export const formatRecords = ({ resource, filter, view, columns }: Record<string, unknown>): string => {
  const values = Object.entries((filter ?? {}) as RecordsFilter).map(([name, value]) => [
    name,
    formatScalar(value),
  ])
  const shown = Array.isArray(columns) ? `&columns=${columns.join(',')}` : ''
  const query = new URLSearchParams([['view', String(view)], ...values]).toString()
  return `${String(resource)}?${query}${shown}`
}

/** Numbers and true are written directly; texts that look like them are quoted. */
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

/** `::video https://youtu.be/…#Open%20day`; undefined for a host without a player here. */
const readVideo = (address: string): RichTextNode | undefined =>
  parseVideo(address)
    ? { type: 'video', attrs: { href: address.replace(/#.*$/, ''), title: videoTitle(address) || null } }
    : undefined

/** Reader and writer of a node in a line, after its name. */
interface LineNode {
  read: (value: string) => RichTextNode | undefined
  write: (attrs: Readonly<Record<string, unknown>>) => string
}

/** Title of a page's video, which is the fragment of its address; empty if there is none. */
const videoTitle = (address: string): string => {
  const [, ...fragment] = address.split('#')
  try {
    return decodeURIComponent(fragment.join('#')).trim()
  } catch {
    return ''
  }
}

/** Address of a page's video with its title. */
const titledVideo = (href: string, title: string | null): string =>
  `${href.replace(/#.*$/s, '')}${title ? `#${encodeURIComponent(title)}` : ''}`

const lines: Readonly<Partial<Record<NodeType, LineNode>>> = {
  records: { read: readRecords, write: formatRecords },
  video: {
    read: readVideo,
    write: ({ href, title }) => titledVideo(String(href), typeof title === 'string' ? title : null),
  },
}

/** Writer of a node that is a line, `::video …`; undefined for other nodes. */
export const findLineNode = (name: string): LineNode | undefined =>
  Object.hasOwn(lines, name) ? lines[name as NodeType] : undefined
