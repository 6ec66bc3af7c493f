import { errorMessages } from '@kampana/shared/messages/error-messages'
import { permissionName, type Resource } from '@kampana/shared/resource'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { HttpError } from '../error.ts'
import type { Row } from './table.ts'
import { matchesIfMatch, recordEtag } from './etag.ts'

/** Looks at a record before it is changed, under its lock, and refuses by throwing. */
export type Check = (trx: Transaction<Tables>, record: Row) => Promise<void>

/**
 * Refuses to change a record that has become another than the request's `If-Match` names (412), with the record as it
 * is now and, for those who may read the log, who made it so. Requests without the header are never refused.
 */
export const refuseOverwriting =
  (resource: Resource, request: FastifyRequest, present: (row: Row) => Row): Check =>
  async (trx, row) => {
    const data = present(row)
    const version = recordEtag(data)
    if (matchesIfMatch(request.headers['if-match'], version)) return
    const mayRead = request.session?.permissions.has(permissionName('list', { name: 'logs' })) ?? false
    const changed = mayRead ? await lastChange(trx, resource, row.id) : undefined
    throw new HttpError(
      412,
      errorMessages.changedMeanwhile(resource.singular),
      { data, ...(changed && { changed }) },
      { etag: version },
    )
  }

/** Who changed a record last, and when; found by the key from the newest on, since there is no index by record. */
const lastChange = (trx: Transaction<Tables>, { name }: Resource, id: number) =>
  trx
    .selectFrom('logs')
    .select(['username', 'created_at'])
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
