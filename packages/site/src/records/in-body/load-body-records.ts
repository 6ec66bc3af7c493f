import '@kampana/shared/resources/register'
import type { PublicApi } from '@kampana/shared/api/public-api'
import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import type { ListQuery } from '@kampana/engine-declare/lists/list-query'
import { readRanges } from '@kampana/engine-declare/lists/read-ranges'
import { recordPages } from '../../content/store/current.ts'
import { findEntry } from '../../site-map.ts'
import {
  listedResources,
  listsInBody,
  type ListAttributes,
  type ListedRecord,
  type ListedResource,
} from '@kampana/engine-declare/records-in-bodies'
import { groupMembers, renderRecords } from './render-records.ts'

/**
 * HTML of the lists of records in bodies, by their nodes' attributes as JSON, with current records. Requests the API as any
 * visitor does; a rejected list is empty.
 */
export const loadBodyRecords = async (
  api: PublicApi,
  bodies: readonly string[],
): Promise<Readonly<Record<string, string>>> => {
  const lists = new Map(bodies.filter(isValid).flatMap((body) => Array.from(listsInBody(body))))
  const shown = await Promise.all(
    [...lists].map(async ([key, attrs]) => [key, await loadList(api, attrs)] as const),
  )
  return Object.fromEntries(shown)
}

const loadList = async (
  api: PublicApi,
  { filter, view, columns = null, ...attrs }: ListAttributes,
): Promise<string> => {
  const resource = findListed(attrs.resource)
  if (!resource) return ''
  const [records, members] = await Promise.all([
    readAll(api, resource.name, { filter: filter ?? {}, ...inOrder(resource) }),
    resource.inBodies?.members ? readAll(api, resource.inBodies.members.resource) : [],
  ])
  return renderRecords({
    resource,
    records,
    view,
    columns,
    members: groupMembers(resource, members),
    titleOf: (address) => findEntry(address)?.title,
  })
}

/** Limits of the server: for one list, and for all lists of a body. */
const [maxRows, maxShown] = [100, 1000]

const readAll = async (
  api: PublicApi,
  resource: string,
  query: ListQuery = {},
): Promise<readonly ListedRecord[]> => {
  try {
    return await readRanges(
      (range) => api.records.list<ListedRecord>(resource, { ...query, range }),
      maxRows,
      maxShown,
    )
  } catch (error) {
    if (isRefused(error)) return []
    throw error
  }
}

/** Checks the status instead of the class, since on the server `ApiError` comes from outside this bundle. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && [401, 403, 404, 422].includes(Number(error.status))

/** Resource whose lists are public. Browsers only know the college's resources that have pages. */
const findListed = (name: string): ListedResource | undefined => {
  const declared = listedResources().find((each) => each.name === name)
  if (declared) return declared
  const pages = recordPages.find(({ resource }) => resource === name)
  return pages && { ...pages, name, page: pages }
}

/** The order for bodies, if the declaration has one. */
const inOrder = ({ inBodies }: ListedResource): Pick<ListQuery, 'sort'> =>
  inBodies?.order === undefined ? {} : { sort: [inBodies.order, 'ASC'] }

/** Other back ends may not check bodies. */
const isValid = (body: string): boolean => !('problem' in parseRichText(body))
