import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { readRecords } from '@kampana/shared/markdown/records-line'
import { bodyMessages } from '@kampana/shared/messages/body-messages'
import { toText } from '@kampana/shared/messages/message'
import { listedResources, type ListedRecord } from '@kampana/shared/records-in-bodies'
import type { Resource } from '@kampana/shared/resource'
import { parseRichText } from '@kampana/shared/rich-text/rich-text'
import type { RecordsFilter, RecordsView } from '@kampana/shared/rich-text/records-rules'
import { inOrder, matchFilter } from '../../../records/in-body/match-filter.ts'
import { groupMembers, renderRecords } from '../../../records/in-body/render-records.ts'
import { ContentError } from '../../content-error.ts'
import type { Files } from '../../files.ts'
import { recordFiles } from '../../records/record-files.ts'
import type { Directive, DirectiveContext } from './directive-value.ts'

/** Shows records: `::records people?view=table&office=School+of+Nursing`, as visitors would find them by this filter. */
export const records: Directive = (use) => {
  const node = readRecords(use.name)
  const read = parseRichText(JSON.stringify({ type: 'doc', content: [node] }))
  if ('problem' in read) throw new ContentError(use.file, toText(read.problem), use.line)
  const list = renderList(node.attrs ?? {}, use)
  if ('problem' in list) throw new ContentError(use.file, list.problem, use.line)
  return list.html
}

/** The HTML of a list of records of the folder by its node's attributes, or why there is none. */
export const renderList = (
  { resource: name, filter, view, columns = null }: Readonly<Record<string, unknown>>,
  from: Pick<DirectiveContext, 'files' | 'paths'>,
): { html: string } | { problem: string } => {
  const resource = listedResources().find((each) => each.name === name)
  if (!resource || !findFiles(resource)) return { problem: bodyMessages.unknownRecords }
  const found = matchFilter(resource, listOf(resource, from), (filter ?? {}) as RecordsFilter)
  if (!found) return { problem: bodyMessages.recordsFilter }
  const related = listedResources().find((each) => each.name === resource.inBodies?.members?.resource)
  return {
    html: renderRecords({
      resource,
      records: found,
      view: view as RecordsView,
      columns: columns as readonly string[] | null,
      members: groupMembers(resource, related ? listOf(related, from) : []),
    }),
  }
}

const findFiles = (resource: Resource) => recordFiles.find((each) => each.resource.name === resource.name)

/** The records of a resource, in order, without links to pages that aren't there. */
const listOf = (
  resource: Resource,
  { files, paths }: Pick<DirectiveContext, 'files' | 'paths'>,
): ListedRecord[] => {
  const link = resource.inBodies?.link
  const listed = inOrder(
    resource,
    readFolder(resource, files).map(({ values }) => values),
  )
  return link === undefined
    ? listed
    : listed.map((record) =>
        paths.has(String(record[link])) ? record : Object.assign({}, record, { [link]: null }),
      )
}

/** What was read last, by resource: many pages list the same records. */
const known = new Map<string, { text: string; records: readonly ShownRecord[] }>()

/** The records of the folder; none where they have a fault, which the reading of the records tells. */
const readFolder = (resource: Resource, files: Files): readonly ShownRecord[] => {
  const as = findFiles(resource)
  if (!as) return []
  const text = as
    .files(files)
    .map((path) => files.text(path))
    .join('\n')
  const found = known.get(resource.name)
  if (found?.text === text) return found.records
  const read = readOrNone(() => as.read(files))
  known.set(resource.name, { text, records: read })
  return read
}

const readOrNone = (read: () => readonly ShownRecord[]): readonly ShownRecord[] => {
  try {
    return read()
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
}
