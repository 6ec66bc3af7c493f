import type { Client } from '@kampana/engine-declare/api/http/client'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { answerList } from '../answer-list.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { removeUnreadableLinks } from '../links/readable-links.ts'
import { tableName } from '../table.ts'
import { maxRowsForVisitors, parseListQuery } from './list-query.ts'
import { overlay, type OverlaidRows } from './overlay.ts'
import { selectRows } from './select.ts'

/** Client of a site's pages whose lists contain drafts, by table, as if they were published. Other calls go to `client`. */
export const clientWithDrafts = (
  context: EngineContext,
  client: Client,
  drafts: ReadonlyMap<string, OverlaidRows>,
): Client => {
  const db = overlay(context.db, drafts)
  return {
    call: async (path, options) => {
      const resource = allResources().find(
        (each) => path === `/api/${each.name}` && drafts.has(tableName(each)),
      )
      if (!resource) return client.call(path, options)
      const listed = { context, resource, hooks: context.findHooks(resource.name) }
      const query = parseListQuery(resource, toTexts(options?.query), maxRowsForVisitors, 'guest')
      const page = await selectRows(db, resource, listed.hooks, query, null)
      await removeUnreadableLinks(context, db, resource, page.rows, null)
      const { body, headers } = await answerList(listed, query, page, { viewer: null, audience: 'visitors' })
      const found = new Map<string, string>(Object.entries(headers))
      return { status: 200, body, headers: { get: (name) => found.get(name) ?? null } }
    },
  }
}

/** A query as an address has it. */
const toTexts = (query: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
