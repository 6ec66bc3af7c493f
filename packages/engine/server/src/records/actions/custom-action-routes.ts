import { bodyFields, bulkPath } from '@kampana/engine-declare/action-call'
import type { BulkReply } from '@kampana/engine-declare/api/bulk-api'
import { formatActionText, maxAtOnce, type CustomAction } from '@kampana/engine-declare/custom-action'
import { humanize } from '@kampana/engine-declare/kinds/index'
import { encodeMessages } from '@kampana/engine-declare/messages/message'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import {
  permissionName,
  pluralName,
  recordTitle,
  type Fields,
  type Resource,
} from '@kampana/engine-declare/resource'
import { invalid } from '../../error.ts'
import { isSensitive } from '@kampana/engine-declare/calls/action-access'
import { required } from '../../required.ts'
import { act, changedRecord } from '../change-record.ts'
import { actAll, type ActedAll } from './act-all.ts'
import { bulkActionSchema, customActionSchema } from './openapi-actions.ts'
import { bodyParser, getCauser, parseId, parseInput } from '../request.ts'
import type { Served } from '../served.ts'
import { getViewer } from '../viewer.ts'

type NamedAction = [name: string, action: CustomAction]

/**
 * PUT /api/{resource}/{id}/{action} or the declared path, with one route per path of the custom actions, and PUT
 * /api/{resource}/actions/{action} for several records.
 */
export const serveCustomActions = (served: Served): void => {
  const { app, context, resource, change } = served
  const parse = bodyParser(context)
  for (const [name, action] of Object.entries(resource.customActions))
    if (action.bulk !== undefined && action.bulk !== false) serveBulkAction(served, name, action)
  const byPath = Map.groupBy(Object.entries(resource.customActions), ([, { path }]) => path)
  for (const [path, actions] of byPath) {
    const form = bodyFields(resource, path)
    app.put<{ Params: { id: string } }>(
      path,
      {
        config: {
          access: requirePermission(resource, path, actions),
          passwordConfirmed: actions.some(([name]) => isSensitive(name, resource)),
        },
        schema: customActionSchema(
          resource,
          actions.map(([, action]) => action),
          form,
        ),
      },
      async (request) => {
        const id = parseId(resource, request.params.id)
        const [name, action] =
          form && actions.length > 1 ? findAction(request.body, form, actions) : required(actions[0])
        const input = parse(action.fields, Object.keys(action.fields).length > 0 ? request.body : {})
        const { record, changed } = await change(
          getCauser(request),
          (writing) => act(writing, id, name, input),
          changedRecord,
        )
        return {
          message: changed
            ? formatActionText(action.done, recordTitle(resource, record))
            : basicMessages.nothingChanged,
        }
      },
    )
  }
}

const serveBulkAction = (
  { app, context, resource, change }: Served,
  name: string,
  action: CustomAction,
): void => {
  const parse = bodyParser(context)
  const config = {
    access: [permissionName(action.permission, resource)],
    passwordConfirmed: isSensitive(name, resource),
  }
  const schema = bulkActionSchema(resource, action)
  app.put(bulkPath(resource, name), { config, schema }, async (request): Promise<BulkReply> => {
    const body = readBody(request.body)
    const viewer = required(getViewer(request))
    const ids = parseIds(body.ids)
    const input = parse(action.fields, body.input)
    const all = await change(
      viewer,
      (writing) => actAll(writing, ids, { name, input, viewer }),
      ({ changed }) => changed.map(({ record }) => record),
    )
    return {
      message: formatResult(resource, action, all),
      changed: groupByFormer(all),
      refused: all.refused.map((each) => encodeMessages(each)),
    }
  })
}

const readBody = (body: unknown): { ids: unknown; input: unknown } => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { ids: undefined, input: body }
  const { ids, ...input } = body as Readonly<Record<string, unknown>>
  return { ids, input }
}

/** Ids without duplicates, sorted. Rows are locked in id order, so that two calls can't deadlock. */
const parseIds = (ids: unknown): number[] => {
  if (!Array.isArray(ids) || ids.length === 0) throw invalid({ ids: [basicMessages.invalid.required('ids')] })
  if (ids.length > maxAtOnce) throw invalid({ ids: [basicMessages.invalid.maxItems('ids', maxAtOnce)] })
  if (!ids.every(isId)) throw invalid({ ids: [basicMessages.invalid.selected('ids')] })
  return [...new Set(ids)].sort((a, b) => a - b)
}

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647

const formatResult = (
  resource: Resource,
  { label }: CustomAction,
  { changed, refused }: ActedAll,
): string => {
  if (changed.length === 0 && refused.length === 0) return basicMessages.nothingChanged
  const one = changed.length === 1
  const done = basicMessages.actedMany(label, changed.length, one ? resource.singular : pluralName(resource))
  return refused.length === 0 ? done : basicMessages.actedInPart(done, refused.length)
}

/** Groups the changed ids by their former values, so that undoing takes few calls. */
const groupByFormer = ({ changed }: ActedAll): BulkReply['changed'] =>
  [...Map.groupBy(changed, ({ before }) => JSON.stringify(before)).values()].map((group) => ({
    ids: group.map(({ record }) => record.id),
    before: required(group[0]).before,
  }))

/** Permission of the actions at a path. Throws if they differ, because a route is authorized before its body is read. */
const requirePermission = (resource: Resource, path: string, actions: readonly NamedAction[]): string[] => {
  const permissions = new Set(actions.map(([, { permission }]) => permissionName(permission, resource)))
  if (permissions.size > 1) throw new Error(`The actions at ${path} must have the same permission.`)
  return [...permissions]
}

/** Finds the action whose `sets` equal the input's values. Throws a 422 if there is none. */
const findAction = (body: unknown, form: Fields, actions: readonly NamedAction[]): NamedAction => {
  const input: Readonly<Record<string, unknown>> = parseInput(form, body)
  const action = actions.find(([, { sets }]) =>
    Object.entries(sets).every(([field, value]) => input[field] === value),
  )
  if (action) return action
  const fields = Object.keys(form).map((name) => [name, [basicMessages.invalid.selected(humanize(name))]])
  throw invalid(Object.fromEntries(fields))
}
