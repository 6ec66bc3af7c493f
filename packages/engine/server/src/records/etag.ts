import { hash } from 'node:crypto'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { headerValue } from '@kampana/engine-declare/text/header-value'
import type { FastifyRequest } from 'fastify'
import type { EngineTransaction } from '../db/engine-tables.ts'
import { HttpError } from '../error.ts'
import type { Served } from './served.ts'
import type { Row } from './table.ts'
import { shownName } from './people.ts'

/** Checks a locked record before a change, and rejects the change by throwing. */
export type EtagCheck = (trx: EngineTransaction, record: Row) => Promise<void>

/**
 * Optimistic locking: throws a 412 if a record's version differs from the request's `If-Match`. The reply contains the current
 * record and its last editor, whom its list also shows. Requests without the header always pass.
 */
export const checkIfMatch =
  (
    { context, resource, hooks: { serialize, extraImages } }: Pick<Served, 'context' | 'resource' | 'hooks'>,
    request: FastifyRequest,
  ): EtagCheck =>
  async (trx, row) => {
    const { uploads } = context.services
    const images = { fields: resource.fields, extraImages }
    const record = serialize(row)
    const version = recordEtag(record)
    const isMeant = (tag: string): boolean => matchesIfMatch(request.headers['if-match'], tag)
    if (isMeant(version) || isMeant(recordEtag(await uploads.toFormer(trx, images, record)))) return
    const [data] = await uploads.show(images, [record], 'staff', trx)
    const changed = await lastChange(trx, resource, row.id)
    throw new HttpError(
      412,
      changed?.name
        ? basicErrorMessages.changedMeanwhileBy(changed.name, resource.singular)
        : basicErrorMessages.changedMeanwhile(resource.singular),
      { data, ...(changed && { changed }) },
      { etag: version },
    )
  }

/** Last editor of a record, and the time. */
const lastChange = (trx: EngineTransaction, { name }: Resource, id: number) =>
  trx
    .selectFrom('logs')
    .leftJoin('users', 'users.id', 'logs.causer_id')
    .select([shownName().as('name'), 'logs.created_at'])
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .orderBy('logs.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Version of a record as a strong entity tag (RFC 9110, 8.8.3): a hash of its serialized form. */
export const recordEtag = (record: object): string =>
  headerValue`"${hash('sha256', JSON.stringify(record), 'base64url')}"`

/**
 * True if an `If-Match` header names a version (RFC 9110, 13.1.1). A missing header matches every version; a weak tag never
 * matches.
 */
export const matchesIfMatch = (header: string | undefined, version: string): boolean =>
  header === undefined || parseTags(header).some((tag) => tag === '*' || tag === version)

/** True if an `If-None-Match` header names a version; weak tags match here. */
export const matchesIfNoneMatch = (header: string | undefined, version: string): boolean =>
  header !== undefined && parseTags(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === version)

/** Splits at commas. Tags of other servers may contain commas and then match nothing; ours never do. */
const parseTags = (header: string): string[] => header.split(',').map((tag) => tag.trim())
