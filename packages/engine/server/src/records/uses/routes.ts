import { findingCalls, usesCalls } from '@kampana/engine-declare/calls/uses-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import type { FastifyRequest } from 'fastify'
import { serve } from '../calls/serve.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { holdingFields } from '../links/holding-fields.ts'
import { assertReadable } from '../permissions/assert-readable.ts'
import type { Served } from '../served.ts'
import type { Row } from '../table.ts'
import { findDeadAddresses, findDeadLinks } from './findings.ts'
import { locateUses } from './locate-uses.ts'
import { hasPages, recordPaths } from './record-paths.ts'

/** Serves the calls for links to a record's page, and for broken links. */
export const serveUses = ({ app, context, resource, hooks, store }: Served): void => {
  if (!resource.actions.includes('edit')) return
  const find = async (id: number, request: FastifyRequest): Promise<Row> => {
    const row = await store.find(id)
    assertReadable(resource, hooks, request)(row)
    return row
  }
  if (hasPages(resource))
    serve(app, usesCalls(resource), {
      list: async ({ id, viewer, request }) => {
        const uses = await usesOf(context, resource, await find(id, request))
        return { data: await locateUses(context, context.db, uses, viewer) }
      },
    })
  if (holdingFields(resource).length === 0) return
  serve(app, findingCalls(resource), {
    check: async ({ body }) => ({ data: await findDeadAddresses(context, body.addresses) }),
    list: async ({ id, request }) => ({
      data: await findDeadLinks(context, resource, await find(id, request)),
    }),
  })
}

/** Other records that link to a record's page. */
const usesOf = async ({ db }: EngineContext, resource: Resource, row: Row) => {
  const paths = recordPaths(resource, row)
  if (paths.length === 0) return []
  return db
    .selectFrom('uses')
    .select(['resource', 'record_id', 'field'])
    .distinct()
    .where('kind', '=', 'page')
    .where('target', 'in', paths)
    .where((eb) => eb.not(eb.and([eb('resource', '=', resource.name), eb('record_id', '=', row.id)])))
    .orderBy('resource')
    .orderBy('record_id')
    .orderBy('field')
    .execute()
}
