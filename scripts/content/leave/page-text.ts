import { bodyToMarkdown } from '@kampana/shared/markdown/body-to-markdown'
import { pageToBody } from '@kampana/shared/markdown/page/page-body'
import { formatRecords } from '@kampana/shared/markdown/records-line'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text-node'

import { downloadsPath } from '../../../packages/site/src/content/records/downloads.ts'
import type { Content } from '../../../packages/site/src/content/read-content.ts'
import { toAddress, toPath } from '../../../packages/site/src/content/records/layouts/layout.ts'
import { getValue } from '../../../packages/site/src/content/yaml/sample.ts'
import { readData } from '../../../packages/site/src/content/yaml/data.ts'
import type { Files } from '../../../packages/site/src/content/files.ts'
import { directoryText, downloadsText } from './own-lists.ts'

/** A page's text without values of its data file. */
export interface ConvertedText {
  /** In the new layout. */
  text: string
  /** The same, with lists of records as this release reads them, by which it is compared with what it was. */
  compared: string
  /** Lists of the page's own that are headings and facts by now, as they were written. */
  changed: string[]
}

interface Surroundings {
  files: Files
  content: Content
  /** The groups of the downloads that are records. */
  groups: readonly string[]
}

/** Lists that this release draws of records, or of the page's own data in a way that bodies don't have. */
const lists = /^::(programs|monographs|directory|downloads)[ \t]+(\S+)[ \t]*$/gm

/** Makes the text of a page stand by itself. Answers what keeps it from being read as a body. */
export const convertText = (
  body: string,
  dataFile: string | undefined,
  { files, content: { college }, groups }: Surroundings,
): ConvertedText | { problem: string } => {
  const data = dataFile === undefined ? {} : readData(files, dataFile).value
  const kept: { line: string; text: string }[] = []
  const changed: string[] = []
  const marked = withAddresses(body, files).replaceAll(lists, (line, name: string, value: string) => {
    const own = ownList(name, value, { data: dataFile === downloadsPath ? {} : data, files })
    if (own !== undefined) changed.push(line)
    kept.push({ line, text: own ?? recordsLine(name, value, groups) })
    return `KEPT${kept.length - 1}LINE`
  })
  const read = pageToBody(marked, {
    data,
    college,
    findPicture: (path) => ({ src: toAddress(path) }),
  })
  if ('problem' in read) return read
  const markdown = bodyToMarkdown(withPaths(read.document)).replaceAll(
    fileLink,
    (_all, address: string) => `](${toPath(address)}`,
  )
  const put = (of: 'line' | 'text'): string =>
    markdown.replaceAll(/^KEPT(\d+)LINE$/gm, (_all, at: string) => kept[Number(at)]?.[of] ?? '')
  return { text: put('text'), compared: put('line'), changed }
}

/** A list of the page's own data file as words; undefined for one of records. */
const ownList = (
  name: string,
  value: string,
  { data, files }: { data: Readonly<Record<string, unknown>>; files: Files },
): string | undefined => {
  if (!value.startsWith('data.') || (name !== 'directory' && name !== 'downloads')) return undefined
  const listed = getValue(data, value.slice('data.'.length))
  if (listed === undefined) return undefined
  return name === 'directory' ? directoryText(listed, files) : downloadsText(listed, files)
}

/** Links to files of the folder under the addresses that bodies may have. */
const withAddresses = (body: string, files: Files): string =>
  body.replaceAll(/\]\((?!\/|#|\w+:)([^)\s]+)/g, (link, path: string) =>
    files.has(path) && !/\.(?:svg|avif|png|jpe?g|webp)$/.test(path) ? `](${toAddress(path)}` : link,
  )
const fileLink = /\]\((\/content\/files\/(?:files|monographs)\/[^)\s]+)/g

const recordsLine = (name: string, value: string, groups: readonly string[]): string => {
  const asked = value.replace(/^data\./, '')
  const group = groups.find((each) => each === asked || each.replaceAll(' ', '-') === asked) ?? asked
  const shown = {
    programs: { filter: { level: value.replaceAll('-', ' ') }, view: 'table' },
    monographs: { filter: null, view: 'cards' },
    downloads: { filter: { group }, view: 'cards' },
    directory: { filter: { directory: asked }, view: 'directory' },
  }[name]
  return `::records ${formatRecords({ resource: name === 'directory' ? 'offices' : name, ...shown })}`
}

/** A body whose pictures are named by their paths in the folder. */
const withPaths = (node: RichTextNode): RichTextNode => ({
  ...node,
  ...(node.content && { content: node.content.map(withPaths) }),
  ...(typeof node.attrs?.['src'] === 'string' && {
    attrs: { ...node.attrs, src: toPath(node.attrs['src']) },
  }),
})
