import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import type { ResourceSections } from '@kampana/engine-declare/api/finding-replies'
import { sectionCalls } from '@kampana/engine-declare/calls/section-calls'
import { ownAddressField } from '@kampana/engine-declare/record-address'
import type { Resource } from '@kampana/engine-declare/resource'
import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { useCall } from '../../data-provider/use-call.ts'
import { pathTo, type RecordTree } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

/** Records of a tree that the person's roles may edit, and the editing roles of all others. */
export const useSections = (resource: Resource) => {
  const list = useCall(sectionCalls(resource).list)
  const isAsked = resource.tree !== undefined && ownAddressField(resource) !== undefined
  const { data } = useQuery({
    queryKey: [resource.name, 'parts'],
    queryFn: async () => (await list()).data,
    enabled: isAsked,
    staleTime: 60_000,
    retry: false,
  })
  const isLimited = data !== undefined && data.mine?.length !== 0
  const { tree } = useTree(resource, isLimited)
  return {
    /** Topmost records of the person's own sections; undefined if the person may edit all. */
    ownTops: isLimited && tree ? topsOf(resource, tree, data) : undefined,
    /** Roles that may edit a record; undefined if the person may. */
    whomToAsk: (record: RaRecord): readonly string[] | undefined =>
      isLimited && tree ? rolesFor(pathOf(resource, tree, record), data) : undefined,
  }
}

const isWithin = (sections: readonly string[], path: string | null): boolean =>
  sections.length === 0 ||
  (path !== null &&
    sections.some((section) =>
      `${addressKey(path)}/`.startsWith(`${addressKey(section.replace(/\/$/, ''))}/`),
    ))

const isMine = ({ mine }: ResourceSections, path: string | null): boolean =>
  mine !== null && isWithin(mine, path)

const rolesFor = (path: string | null, data: ResourceSections): readonly string[] | undefined =>
  isMine(data, path)
    ? undefined
    : data.roles.filter(({ parts: sections }) => isWithin(sections, path)).map(({ role }) => role)

/** Address that determines a record's section: its own, or that of the nearest ancestor. */
const pathOf = (resource: Resource, tree: RecordTree, record: RaRecord): string | null => {
  const field = ownAddressField(resource) ?? ''
  const known = tree.byId.get(Number(record.id)) ?? record
  const own = [...pathTo(tree, known), known].findLast((each) => typeof each[field] === 'string')
  return own ? String(own[field]) : null
}

const topsOf = (resource: Resource, tree: RecordTree, data: ResourceSections): number[] => {
  const owned = (record: RaRecord): boolean => isMine(data, pathOf(resource, tree, record))
  return [...tree.byId.values()]
    .filter((record) => owned(record) && !pathTo(tree, record).some(owned))
    .map(({ id }) => Number(id))
}
