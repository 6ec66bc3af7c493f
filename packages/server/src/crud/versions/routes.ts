import type { VersionDetail, VersionPage } from '@kampana/shared/api/version'
import { basicErrorMessages } from '@kampana/shared/messages/basic-error-messages'
import { basicMessages } from '@kampana/shared/messages/basic-messages'
import { permissionName, recordRoute, type Action } from '@kampana/shared/resource'
import type { FastifyRequest } from 'fastify'
import { instant } from '../../clock.ts'
import { HttpError } from '../../error.ts'
import { actionConfig } from '../../http/access.ts'
import { required } from '../../required.ts'
import { changedRecord } from '../change-record.ts'
import { checkIfMatch, recordEtag } from '../etag.ts'
import { removeUnreadableLinks } from '../links/readable-links.ts'
import { getCauser, parseId, parseInput } from '../request.ts'
import { assertReadable } from '../permissions/assert-readable.ts'
import type { Served } from '../served.ts'
import type { InputValues, Row } from '../table.ts'
import { getViewer } from '../viewer.ts'
import { findRow } from './find-row.ts'
import { putBackSchema, showVersionSchema, versionsSchema } from './openapi.ts'
import { putBack } from './put-back.ts'
import { listVersions, readVersion } from './read-version.ts'
import { unknownFields } from './versioned-fields.ts'

interface OneRequest {
  Params: { id: string }
  Querystring: { before?: unknown }
}
interface VersionRequest extends OneRequest {
  Params: { id: string; version: string }
}

/**
 * GET /api/{resource}/{id}/versions and …/versions/{version} for users who may show or edit the resource, even if visitors can
 * read it. PUT …/versions/{version}/restore is an edit.
 */
export const serveVersions = (served: Served): void => {
  const { app, context, resource, hooks } = served
  if (!resource.actions.includes('edit')) return
  const { db } = context
  const many = `${recordRoute(resource)}/versions`
  const access = readers.filter((action) => resource.actions.includes(action))
  const config = { access: access.map((action) => permissionName(action, resource)) }
  const find = async (request: FastifyRequest<OneRequest>) => {
    const found = await findRow(served, parseId(resource, request.params.id))
    assertReadable(resource, hooks, request)(found.row)
    return found
  }

  app.get<OneRequest>(
    many,
    { config, schema: versionsSchema(resource) },
    async (request): Promise<VersionPage> => {
      const { row, isDeleted } = await find(request)
      const { before } = request.query
      const start = before === undefined ? undefined : parseVersion(String(before))
      const page = await listVersions(db, resource, row.id, { before: start, exists: !isDeleted })
      const former = page.next === null ? ((await hooks.formerTexts?.(db, row.id)) ?? []) : []
      return former.length === 0 ? page : { ...page, former }
    },
  )

  app.get<VersionRequest>(
    `${many}/:version`,
    { config, schema: showVersionSchema(resource) },
    async (request): Promise<VersionDetail> => {
      const { row } = await find(request)
      const id = parseVersion(request.params.version)
      const viewer = required(getViewer(request))
      const then = { ...(await readVersion(db, resource, row, id)), id: row.id }
      await removeUnreadableLinks(context, db, resource, [then], viewer)
      const { id: _, ...record } = hooks.redact?.(then, viewer) ?? then
      return { data: { id, record, unknown: unknownFields(resource) } }
    },
  )
  servePutBack(served, many)
}

const servePutBack = ({ app, context, resource, hooks, change }: Served, many: string): void => {
  const { serialize = (row) => row } = hooks
  app.put<VersionRequest>(
    `${many}/:version/restore`,
    { config: actionConfig('edit', resource), schema: putBackSchema(resource) },
    async (request, reply) => {
      const wanted = {
        id: parseId(resource, request.params.id),
        version: parseVersion(request.params.version),
        // A day that was in the future at that time may be past by now, so `today` isn't checked.
        readInput: (differences: InputValues, old: Row) =>
          parseInput(resource.fields, differences, { partial: true, old, now: instant(context.now()) }),
        check: checkIfMatch(resource, request, serialize),
      }
      const put = await change(getCauser(request), (writing) => putBack(writing, wanted), changedRecord)
      const data = serialize(put.record)
      reply.header('etag', recordEtag(data))
      if (!put.changed) return { message: basicMessages.nothingChanged, data, former: put.former }
      const message = basicMessages.putBack(resource.singular)
      return {
        message: put.whole ? message : basicMessages.restoredInPart(message),
        data,
        former: put.former,
      }
    },
  )
}

const readers = ['show', 'edit'] as const satisfies readonly Action[]

/** Parses the id of a log entry; 0 is the version before the first one. Throws a 404 for an invalid id. */
const parseVersion = (text: string): number => {
  if (!/^(?:0|[1-9]\d{0,9})$/.test(text) || Number(text) > 2_147_483_647)
    throw new HttpError(404, basicErrorMessages.noSuchVersion)
  return Number(text)
}
