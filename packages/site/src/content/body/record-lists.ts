import type { ShownRecord, ShownRecords } from '@kampana/shared/content/shown-records'
import { bodyMessages } from '@kampana/engine-declare/messages/body-messages'
import { listedResources, type ListedRecord } from '@kampana/engine-declare/records-in-bodies'
import type { Resource } from '@kampana/engine-declare/resource'
import type { RecordsFilter, RecordsView } from '@kampana/engine-declare/rich-text/records-rules'
import { inOrder, matchFilter } from '../../records/in-body/match-filter.ts'
import { groupMembers, renderRecords } from '../../records/in-body/render-records.ts'
import type { Files } from '../folder/files.ts'
import { toPath } from '../records/layouts/layout.ts'
import { createMemory } from '../remember.ts'

interface Surroundings {
  files: Pick<Files, 'has' | 'size' | 'pages'>
  paths: ReadonlyMap<string, string>
  records: ShownRecords
}
type Attributes = Readonly<Record<string, unknown>>

/** HTML of a list of records by its node's attributes; empty if the list is invalid. */
export const renderList = (attrs: Attributes, around: Surroundings): string => {
  const list = findList(attrs, around)
  if ('problem' in list) return ''
  const { resource, found } = list
  const { view, columns = null } = attrs
  const related = listedResources().find((each) => each.name === resource.inBodies?.members?.resource)
  return renderRecords({
    resource,
    records: found,
    view: view as RecordsView,
    columns: columns as readonly string[] | null,
    members: groupMembers(resource, related ? listOf(related, around) : []),
    titleOf: (address) => around.paths.get(address),
    measure: (address) => {
      const path = toPath(address)
      const { files, records } = around
      if (files.has(path)) return { bytes: files.size(path), pages: files.pages(path) }
      return records[resource.name]?.find(({ measures }) => measures?.[address])?.measures?.[address] ?? {}
    },
  })
}

/** Reason why a list is invalid. */
export const listProblem = (attrs: Attributes, around: Surroundings): string | undefined => {
  const list = findList(attrs, around)
  return 'problem' in list ? list.problem : undefined
}

const findList = ({ resource: name, filter }: Attributes, around: Surroundings) => {
  const resource = listedResources().find((each) => each.name === name)
  if (!resource || !around.records[resource.name]) return { problem: bodyMessages.unknownRecords }
  const found = matchFilter(resource, listOf(resource, around), (filter ?? {}) as RecordsFilter)
  return found ? { resource, found } : { problem: bodyMessages.recordsFilter }
}

const inPlace = createMemory<ListedRecord[]>()

/** Records of a resource, in order, without links to missing pages. */
const listOf = (resource: Resource, { paths, records }: Surroundings): ListedRecord[] => {
  const own: readonly ShownRecord[] = records[resource.name] ?? none
  return inPlace(own, [paths], () => {
    const link = resource.inBodies?.link
    const listed = inOrder(
      resource,
      own
        .map(({ values }) => values)
        .toSorted((a, b) => (String(a[resource.title]) < String(b[resource.title]) ? -1 : 1)),
    )
    return link === undefined
      ? listed
      : listed.map((record) =>
          paths.has(String(record[link])) ? record : Object.assign({}, record, { [link]: null }),
        )
  })
}
const none: readonly ShownRecord[] = []
