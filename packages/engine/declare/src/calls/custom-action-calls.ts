import * as z from 'zod'
import { maxAtOnce, type CustomAction } from '../custom-action.ts'
import { basicMessages } from '../messages/basic-messages.ts'
import { permissionName, type Fields, type Resource } from '../resource.ts'
import type { Parsed } from '../schema/reply-reader.ts'
import { isSensitive } from './action-access.ts'
import { put } from './call.ts'
import { modelName, pluralPhrase, singularPhrase } from './nouns.ts'

type Values = Readonly<Record<string, unknown>>

/** Custom actions at a path, by name. */
export const actionsAt = ({ customActions }: Resource, path: string): [name: string, CustomAction][] =>
  Object.entries(customActions).filter(([, action]) => action.path === path)

/** Call of the custom actions at a path. If there are several, the body selects one by the values that it sets. */
export const customActionCall = (resource: Resource, path: string) => {
  const named = actionsAt(resource, path)
  const actions = named.map(([, action]) => action)
  const body = bodyFields(resource, actions)
  const hasBody = Object.keys(body).length > 0
  return put(path as '/:id/action', {
    access: commonPermission(resource, path, actions),
    passwordConfirmed: named.some(([name]) => isSensitive(name, resource)),
    tag: resource.name,
    ids: { id: modelName(resource) },
    summary: `Apply ${joinLabels(actions)} to ${singularPhrase(resource)}`,
    body,
    isLoose: !hasBody,
    refusals: hasBody ? [403, 404, 419, 422] : [403, 404, 419],
    errors: Object.fromEntries(actions.flatMap(({ when }) => (when ? [[409, when.otherwise]] : []))),
  })
}

/** Body of a custom action's call: its input, or the values that select it; undefined for none. */
export const customActionBody = <A extends string>(
  resource: Resource<Fields, A>,
  name: NoInfer<A>,
  input: Values,
): Values | undefined => {
  const { fields, path, sets } = findAction(resource, name)
  if (Object.keys(fields).length > 0) return input
  return actionsAt(resource, path).length > 1 ? sets : undefined
}

/** Fields that select one of several actions, or the input of a single action. */
const bodyFields = ({ fields }: Resource, actions: readonly CustomAction[]): Fields => {
  const [only] = actions
  if (only && actions.length === 1) return only.fields
  const names = new Set(actions.flatMap(({ sets }) => Object.keys(sets)))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => names.has(name))
      .map(([name, field]) => [name, { ...field, readOnly: false }]),
  )
}

/** Permission of the actions at a path. Throws if they differ, because a route is authorized before its body is read. */
const commonPermission = (resource: Resource, path: string, actions: readonly CustomAction[]): string[] => {
  const permissions = new Set(actions.map(({ permission }) => permissionName(permission, resource)))
  if (permissions.size > 1) throw new Error(`The actions at ${path} must have the same permission.`)
  return [...permissions]
}

const bulkReplySchema = () =>
  z.object({
    message: z.string(),
    changed: z
      .array(z.object({ ids: z.array(z.int()), before: z.record(z.string(), z.unknown()) }))
      .describe('Changed records, grouped by the former values of the fields that the action sets'),
    refused: z
      .array(z.looseObject({ id: z.int(), title: z.string(), message: z.string() }))
      .describe('Skipped records, each with the reason'),
  })
/** Reply of a bulk action. */
export type BulkReply = Parsed<typeof bulkReplySchema>

const ids = () =>
  z
    .custom<readonly number[]>()
    .superRefine((sent: unknown, context) => {
      const message = findProblem(sent)
      if (message !== undefined) context.addIssue({ code: 'custom', message, params: {} })
    })
    .meta({ type: 'array', items: { type: 'integer' }, maxItems: maxAtOnce })

const findProblem = (sent: unknown): string | undefined => {
  if (!Array.isArray(sent) || sent.length === 0) return basicMessages.invalid.required('ids')
  if (sent.length > maxAtOnce) return basicMessages.invalid.maxItems('ids', maxAtOnce)
  return sent.every(isId) ? undefined : basicMessages.invalid.selected('ids')
}

const isId = (id: unknown): boolean => Number.isInteger(id) && Number(id) > 0 && Number(id) <= 2_147_483_647

/** Call that applies a custom action to at most `maxAtOnce` records. */
export const bulkActionCall = (resource: Resource, name: string) => {
  const action = findAction(resource, name)
  return put(`/api/${resource.name}/actions/${name}` as '/actions', {
    access: [permissionName(action.permission, resource)],
    passwordConfirmed: isSensitive(name, resource),
    tag: resource.name,
    summary: `Apply ${joinLabels([action])} to ${pluralPhrase(resource)}`,
    body: { ...action.fields, ids },
    returns: 'Changed records with their former values, and skipped records with the reasons',
    hasMessage: true,
    reply: bulkReplySchema,
    refusals: [403, 419, 422],
  })
}

/** Custom action with a name. Throws if the resource has none. */
export const findAction = ({ label, customActions }: Resource, name: string): CustomAction => {
  const action = customActions[name]
  if (!action) throw new Error(`${label} have no action '${name}'.`)
  return action
}

/** “Activate” or “Deactivate”. */
const joinLabels = (actions: readonly CustomAction[]): string =>
  actions.map(({ label }) => `“${label}”`).join(' or ')
