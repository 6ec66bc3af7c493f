import { addressFindingSchema, recordFindingSchema } from '@kampana/shared/api/finding-replies'
import { pictureUseSchema } from '@kampana/shared/media/picture-use'
import { permissionName, recordRoute, type Resource } from '@kampana/shared/resource'
import type { FastifyRequest, FastifySchema } from 'fastify'
import type { EngineContext } from '../context/engine-context.ts'
import { basicMessages } from '@kampana/shared/messages/basic-messages'
import { invalid } from '../../error.ts'
import { z } from 'zod'
import { holdingFields } from '../links/holding-fields.ts'
import { routeSchema, rowsOf } from '../openapi.ts'
import { singularPhrase } from '@kampana/shared/calls/nouns'
import { parseId } from '../request.ts'
import { assertReadable } from '../permissions/assert-readable.ts'
import type { Served } from '../served.ts'
import type { Row } from '../table.ts'
import { getViewer } from '../viewer.ts'
import { locateUses } from './locate-uses.ts'
import { findDeadAddresses, findDeadLinks } from './findings.ts'
import { hasPages, recordPaths } from './record-paths.ts'

interface OneRequest {
  Params: { id: string }
}

/**
 * GET /api/{resource}/{id}/uses: records that link to a record's page, shown before its deletion. GET
 * /api/{resource}/{id}/findings: its own broken links. POST /api/{resource}/findings: broken links among a form's values. All
 * need the permission to edit.
 */
export const serveUses = ({ app, context, resource, hooks, store }: Served): void => {
  if (!resource.actions.includes('edit')) return
  const access = [permissionName('edit', resource)]
  const path = recordRoute(resource)
  const find = async (request: FastifyRequest<OneRequest>): Promise<Row> => {
    const row = await store.find(parseId(resource, request.params.id))
    assertReadable(resource, hooks, request)(row)
    return row
  }
  if (hasPages(resource))
    app.get<OneRequest>(
      `${path}/uses`,
      {
        config: { access },
        schema: schemaOf(
          resource,
          `List the records that link to ${singularPhrase(resource)}`,
          pictureUseSchema,
        ),
      },
      async (request) => {
        const uses = await usesOf(context, resource, await find(request))
        return { data: await locateUses(context, context.db, uses, getViewer(request)) }
      },
    )
  if (holdingFields(resource).length === 0) return
  app.post(
    `/api/${resource.name}/findings`,
    {
      config: { access },
      schema: schemaOf(
        resource,
        `Find broken links in the form of ${singularPhrase(resource)}`,
        addressFindingSchema,
      ),
    },
    async ({ body }) => ({ data: await findDeadAddresses(context, readAddresses(body)) }),
  )
  app.get<OneRequest>(
    `${path}/findings`,
    {
      config: { access },
      schema: schemaOf(resource, `List the broken links of ${singularPhrase(resource)}`, recordFindingSchema),
    },
    async (request) => ({ data: await findDeadLinks(context, resource, await find(request)) }),
  )
}

const linked = z.object({ addresses: z.array(z.string().max(2000)).max(1000) })

const readAddresses = (body: unknown): readonly string[] => {
  const { data } = linked.safeParse(body)
  if (!data) throw invalid({ addresses: [basicMessages.invalid.selected('addresses')] })
  return data.addresses
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

const schemaOf = ({ name }: Resource, summary: string, row: () => z.ZodType): FastifySchema =>
  routeSchema(name, summary, () => ({
    description: 'Complete list',
    reply: rowsOf(row),
    refusals: [403, 404],
  }))
