import { versionCalls } from '@kampana/engine-declare/calls/version-calls'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { FastifyRequest } from 'fastify'
import { instant } from '../../clock.ts'
import { HttpError } from '../../error.ts'
import { serve } from '../calls/serve.ts'
import { changedRecord } from '../change-record.ts'
import { checkIfMatch, recordEtag } from '../etag.ts'
import { showRecords, showRow } from '../images/show-records.ts'
import { removeUnreadableLinks } from '../links/readable-links.ts'
import { parseInput } from '../input/request.ts'
import { assertReadable } from '../permissions/assert-readable.ts'
import type { Served } from '../served.ts'
import type { InputValues, Row } from '../table.ts'
import { findRow } from './find-row.ts'
import { putBack } from './put-back.ts'
import { listVersions, readVersion } from './read-version.ts'
import { unknownFields } from './versioned-fields.ts'

/** Serves the calls of versions, even if visitors can read the resource. */
export const serveVersions = (served: Served): void => {
  const { app, context, resource, hooks, change } = served
  if (!resource.actions.includes('edit')) return
  const { db } = context
  const { serialize } = hooks
  const find = async (id: number, request: FastifyRequest) => {
    const found = await findRow(served, id)
    assertReadable(resource, hooks, request)(found.row)
    return found
  }
  serve(app, versionCalls(resource), {
    list: async ({ id, query: { before }, request }) => {
      const { row, isDeleted } = await find(id, request)
      const start = before === undefined ? undefined : parseVersion(before)
      const page = await listVersions(db, resource, row.id, { before: start, exists: !isDeleted })
      const former = page.next === null ? ((await hooks.formerTexts?.(db, row.id)) ?? []) : []
      return former.length === 0 ? page : { ...page, former }
    },
    read: async ({ id, version, viewer, request }) => {
      const { row } = await find(id, request)
      const entry = parseVersion(version)
      const then = { ...(await readVersion(db, resource, row, entry)), id: row.id }
      await removeUnreadableLinks(context, db, resource, [then], viewer)
      const [shown] = await showRecords(served, [then], 'staff')
      const readable = shown ?? then
      const { id: _, ...record } = hooks.redact?.(readable, viewer) ?? readable
      return { data: { id: entry, record, unknown: unknownFields(resource) } }
    },
    restore: async ({ id, version, viewer, request, reply }) => {
      const wanted = {
        id,
        version: parseVersion(version),
        // A day that was in the future at that time may be past by now, so `today` isn't checked.
        readInput: (differences: InputValues, old: Row) =>
          parseInput(resource.fields, differences, { partial: true, old, now: instant(context.now()) }),
        check: checkIfMatch(served, request),
      }
      const put = await change(viewer, (writing) => putBack(writing, wanted), changedRecord)
      void reply.header('etag', recordEtag(serialize(put.record)))
      const data = await showRow(served, put.record)
      if (!put.changed) return { message: basicMessages.nothingChanged, data, former: put.former }
      const message = basicMessages.putBack(resource.singular)
      return {
        message: put.whole ? message : basicMessages.restoredInPart(message),
        data,
        former: put.former,
      }
    },
  })
}

/** Parses the id of a log entry; 0 is the version before the first one. Throws a 404 for an invalid id. */
const parseVersion = (text: string): number => {
  if (!/^(?:0|[1-9]\d{0,9})$/.test(text) || Number(text) > 2_147_483_647)
    throw new HttpError(404, basicErrorMessages.noSuchVersion)
  return Number(text)
}
