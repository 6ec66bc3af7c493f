import { findingCalls, usesCalls } from '@kampana/engine-declare/calls/uses-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import type { FastifyRequest } from 'fastify'
import { serve } from '../calls/serve.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { holdingFields } from '../links/holding-fields.ts'
import { assertReadable } from '../permissions/assert-readable.ts'
import type { Served } from '../served.ts'
import type { Row, InputValues } from '../table.ts'
import { findDeadAddresses, findDeadLinks } from './findings.ts'
import { locateUses } from './locate-uses.ts'
import { recordAddress } from '@kampana/engine-declare/record-address'
import { addressFields } from '../addresses/address-fields.ts'
import { pagePath } from './page-path.ts'

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

/** True if records of a resource have their own pages on the site. */
const hasPages = (resource: Resource): boolean =>
  !resource.redirect &&
  (addressFields(resource).length > 0 ||
    resource.page !== undefined ||
    (resource.publicSearch !== undefined && !resource.publicSearch.address.includes('#')))

/** Normalized addresses of a record's page. */
const recordPaths = (resource: Resource, row: InputValues): string[] => {
  const { page, publicSearch } = resource
  const addresses = [
    ...addressFields(resource).map((name) => row[name]),
    ...(page ? [`${page.path}/${String(row['id'])}`] : []),
    ...(publicSearch && !publicSearch.address.includes('#') ? [recordAddress(publicSearch, row)] : []),
  ]
  const paths = addresses.map((each) => (typeof each === 'string' ? pagePath(each) : undefined))
  return [...new Set(paths.filter((path) => path !== undefined))]
}
