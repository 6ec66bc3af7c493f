import { importCheckSchema } from '@kampana/shared/api/finding-replies'
import { importMessages, maxImported } from '@kampana/shared/messages/import-messages'
import { encodeMessages, type FieldErrors } from '@kampana/shared/messages/message'
import { basicMessages } from '@kampana/shared/messages/basic-messages'
import { pluralName, type Resource } from '@kampana/shared/resource'
import type { FastifySchema } from 'fastify'
import { instant } from '../../clock.ts'
import { HttpError } from '../../error.ts'
import { actionAccess } from '@kampana/shared/calls/action-access'
import { required } from '../../required.ts'
import type { EngineHooks } from '../hooks.ts'
import { dataOf, failure, object, routeSchema } from '../openapi.ts'
import { pluralPhrase } from '@kampana/shared/calls/nouns'
import { getCauser } from '../request.ts'
import type { Served } from '../served.ts'
import type { InputValues } from '../table.ts'
import { getViewer } from '../viewer.ts'
import { checkInputs, importAll } from './import-records.ts'
import { readRows } from './read-rows.ts'
import { undoImport } from './undo-import.ts'

interface UndoRequest {
  Params: { id: string }
}
const bodyLimit = 32 * 1024 * 1024
const errorsShown = 200

/** True if records can be imported: the engine's own route creates them. */
const isImportable = (resource: Resource, { customRoutes }: EngineHooks): boolean =>
  resource.actions.includes('create') && !customRoutes?.includes('create') && resource.csvIn !== false

/**
 * POST /api/{resource}/import creates a record for each row, all or none; with `dry_run` it only returns the errors. DELETE
 * /api/{resource}/imports/{id} deletes the imported records that nobody has changed.
 */
export const serveImport = (served: Served): void => {
  const { app, context, resource, hooks } = served
  if (!isImportable(resource, hooks)) return
  const config = actionAccess('create', resource)
  app.post(
    `/api/${resource.name}/import`,
    { config, bodyLimit, schema: importSchema(resource) },
    async (request, reply) => {
      const { rows, dry_run } = readBody(request.body)
      const causer = getCauser(request)
      // Without `today`, past days are accepted, because most imports contain history.
      const clock = { now: instant(context.now()) }
      const read = await readRows(context, resource, rows, clock, required(getViewer(request)))
      const inputs = read.map((row) => ('input' in row ? row.input : null))
      const refused = await checkInputs(served, inputs, causer)
      const errors = read.flatMap((row, index) =>
        listErrors(index, 'errors' in row ? row.errors : required(refused[index] ?? {})),
      )
      const wrong = new Set(errors.map(({ row }) => row)).size
      if (dry_run) return { data: { count: rows.length, wrong, errors: errors.slice(0, errorsShown) } }
      if (wrong > 0)
        throw new HttpError(422, importMessages.nothingImported(wrong), {
          errors: { rows: [importMessages.nothingImported(wrong)] },
          rows: errors.slice(0, errorsShown),
        })
      const { id, records } = await importAll(served, inputs as readonly InputValues[], causer)
      const count = records.length
      const message =
        count === 1
          ? basicMessages.created(resource.singular)
          : basicMessages.createdMany(count, pluralName(resource))
      return reply.code(201).send({ message, data: { id, count } })
    },
  )
  app.delete<UndoRequest>(
    `/api/${resource.name}/imports/:id`,
    { config, schema: undoSchema(resource) },
    async (request) => {
      const { deleted, skipped } = await undoImport(served, request.params.id, getCauser(request))
      const message =
        deleted === 1
          ? basicMessages.deleted(resource.singular)
          : basicMessages.deletedMany(deleted, pluralName(resource))
      return { message: skipped === 0 ? message : importMessages.undoneInPart(message, skipped) }
    },
  )
}

interface ImportBody {
  rows: readonly Readonly<Record<string, unknown>>[]
  dry_run: boolean
}
const readBody = (body: unknown): ImportBody => {
  const { rows, dry_run }: { rows?: unknown; dry_run?: unknown } =
    typeof body === 'object' && body !== null ? body : {}
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isRow))
    throw new HttpError(422, importMessages.noRows, { errors: { rows: [importMessages.noRows] } })
  if (rows.length > maxImported) {
    const text = importMessages.tooManyRows(rows.length, maxImported)
    throw new HttpError(422, text, { errors: { rows: [text] } })
  }
  return { rows, dry_run: dry_run === true }
}
const isRow = (row: unknown): row is Readonly<Record<string, unknown>> =>
  typeof row === 'object' && row !== null && !Array.isArray(row)

/** Errors of a reply: row (from 1), field and message. */
const listErrors = (index: number, errors: FieldErrors) =>
  Object.entries(errors).map(([field, texts]) =>
    encodeMessages({ row: index + 1, field, message: required(texts[0]) }),
  )

const importSchema = (resource: Resource): FastifySchema => {
  const summary = `Import ${pluralPhrase(resource)} from rows, all or none`
  return routeSchema(resource.name, summary, () => ({
    body: object({
      rows: { type: 'array', items: object({}) },
      dry_run: { type: 'boolean', description: 'True to check the rows without importing them' },
    }),
    description: 'Result of the check, with the errors by row and field',
    reply: dataOf(importCheckSchema),
    otherAnswers: {
      201: {
        description: 'Success',
        ...object({
          message: { type: 'string' },
          data: object({ id: { type: 'integer' }, count: { type: 'integer' } }),
        }),
      },
      422: failure(importMessages.noRows),
    },
  }))
}

const undoSchema = (resource: Resource): FastifySchema => {
  const summary = `Undo an import of ${pluralPhrase(resource)}, except for edited records`
  return routeSchema(resource.name, summary, () => ({
    reply: { message: { type: 'string' } },
    otherAnswers: { 404: failure(importMessages.notUndone) },
  }))
}
