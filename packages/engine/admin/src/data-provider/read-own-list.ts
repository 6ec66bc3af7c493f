import { isObject } from '@kampana/engine-declare/api/http/reply'
import type { Client } from '@kampana/engine-declare/api/http/client'
import type { ListQuery } from '@kampana/engine-declare/lists/list-query'
import { createListReader } from '@kampana/engine-declare/lists/list-reader'
import type { Resource } from '@kampana/engine-declare/resource'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import type { ReplyRecord } from '@kampana/engine-declare/schema/record-reader'
import type { GetListParams, GetListResult } from 'react-admin'
import { allRows } from './all-rows.ts'
import type { ReadRecord } from './record-readers.ts'

/**
 * Reads a list of our own server with the authors of its rows and, for a search, with excerpts. If no row matches, the server
 * searches for similar words and returns them in `meta.instead`. `meta.exact` of the request turns that off.
 */
export const readOwnList = async (
  client: Client,
  name: string,
  { filter = {}, sort, pagination, signal, meta }: GetListParams,
  read: ReadRecord,
): Promise<GetListResult> => {
  const { page = 1, perPage = allRows } = pagination ?? {}
  const isSearch = typeof filter.q === 'string' && filter.q.trim() !== ''
  const include = [
    ...alsoListed(findResource(name)),
    ...(isSearch ? ['found_in', ...(meta?.exact ? [] : ['corrections'])] : []),
  ]
  let instead: string | undefined
  const watched: Client = {
    ...client,
    call: async (...request) => {
      const reply = await client.call(...request)
      if (isObject(reply.body) && typeof reply.body.instead === 'string') instead = reply.body.instead
      return reply
    },
  }
  const query: ListQuery = {
    ...(sort && { sort: [sort.field, sort.order] }),
    ...(perPage < allRows && { range: [(page - 1) * perPage, page * perPage - 1] }),
    filter,
  }
  const { data, total } = await createListReader<ReplyRecord>(watched)(`/api/${name}`, query, {
    extra: include.length > 0 ? { include: include.join(',') } : {},
    read,
    ...(signal && { signal }),
  })
  return { data, total, ...(instead !== undefined && { meta: { instead } }) }
}

/** Additional values that lists show: the authors, unless that is a field, and the publication date. */
const alsoListed = ({ fields, drafts }: Resource): string[] => {
  const live = drafts?.live ?? ''
  return [...(fields['authors'] ? [] : ['authors']), ...(fields[live]?.inList === false ? [live] : [])]
}
