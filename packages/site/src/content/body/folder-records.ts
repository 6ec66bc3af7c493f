import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { bodyMessages } from '@kampana/shared/messages/body-messages'
import { listedResources, type ListedRecord } from '@kampana/shared/records-in-bodies'
import type { Resource } from '@kampana/shared/resource'
import type { RecordsFilter, RecordsView } from '@kampana/shared/rich-text/records-rules'
import { inOrder, matchFilter } from '../../records/in-body/match-filter.ts'
import { groupMembers, renderRecords } from '../../records/in-body/render-records.ts'
import type { KnownPaths } from '../editing/read-cache.ts'
import { ContentError } from '../content-error.ts'
import type { Files } from '../files.ts'
import { toPath } from '../records/layouts/layout.ts'
import { recordFiles } from '../records/record-files.ts'

interface Folder {
  files: Files
  paths: KnownPaths
}

/** The HTML of a list of records of the folder by its node's attributes, or why there is none. */
export const renderList = (
  { resource: name, filter, view, columns = null }: Readonly<Record<string, unknown>>,
  from: Folder,
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
      sizeOf: (address) => (from.files.has(toPath(address)) ? from.files.size(toPath(address)) : undefined),
    }),
  }
}

const findFiles = (resource: Resource) => recordFiles.find((each) => each.resource.name === resource.name)

/** The records of a resource, in order, without links to pages that aren't there. */
const listOf = (resource: Resource, { files, paths }: Folder): ListedRecord[] => {
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
