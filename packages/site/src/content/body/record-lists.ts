import type { SiteRecords, SiteRow } from '@kampana/shared/content/site-records'
import { listedResources } from '@kampana/engine-declare/records-in-bodies'
import type { Resource } from '@kampana/engine-declare/resource'
import type { RecordsView } from '@kampana/engine-declare/rich-text/records-rules'
import { groupMembers, renderRecords } from '../../records/in-body/render-records.ts'
import type { Files } from '../folder/files.ts'
import { toPath } from '../records/layouts/layout.ts'

interface Surroundings extends Pick<SiteRecords, 'lists' | 'measures'> {
  files: Pick<Files, 'has' | 'size' | 'pages'>
  paths: ReadonlyMap<string, string>
}
type Attributes = Readonly<Record<string, unknown>>

/** HTML of a list of records by its node's attributes; empty if the list is invalid. */
export const renderList = (attrs: Attributes, { files, paths, lists, measures }: Surroundings): string => {
  const list = lists[JSON.stringify(attrs)]
  const resource = listedResources().find((each) => each.name === attrs['resource'])
  if (!list || !resource) return ''
  const { view, columns = null } = attrs
  return renderRecords({
    resource,
    records: withoutLost(resource, list.records, paths),
    view: view as RecordsView,
    columns: columns as readonly string[] | null,
    members: groupMembers(resource, list.members),
    titleOf: (address) => paths.get(address),
    measure: (address) => {
      const path = toPath(address)
      return files.has(path)
        ? { bytes: files.size(path), pages: files.pages(path) }
        : (measures[address] ?? {})
    },
  })
}

/** Records without links to missing pages. */
const withoutLost = (
  { inBodies }: Resource,
  records: readonly SiteRow[],
  paths: Surroundings['paths'],
): readonly SiteRow[] => {
  const link = inBodies?.link
  return link === undefined
    ? records
    : records.map((record) => (paths.has(String(record[link])) ? record : { ...record, [link]: null }))
}
