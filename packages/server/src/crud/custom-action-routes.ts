import { bodyFields } from '@kampana/shared/action-call'
import { formatActionText, type CustomAction } from '@kampana/shared/custom-action'
import { humanize } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { permissionName, type Fields, type Resource } from '@kampana/shared/resource'
import type { FastifyInstance } from 'fastify'
import { invalid } from '../error.ts'
import { required } from '../required.ts'
import { customActionSchema } from './openapi.ts'
import { getCauser, parseId, parseInput } from './request.ts'
import type { Store } from './store.ts'

type NamedAction = [name: string, action: CustomAction]

/** PUT /api/{resource}/{id}/{action}, or the declared path: one route for each path of the custom actions. */
export const serveCustomActions = (app: FastifyInstance, resource: Resource, store: Store): void => {
  const byPath = Map.groupBy(Object.entries(resource.customActions), ([, { path }]) => path)
  for (const [path, actions] of byPath) {
    const form = bodyFields(resource, path)
    app.put<{ Params: { id: string } }>(
      path,
      {
        config: { access: requirePermission(resource, path, actions) },
        schema: customActionSchema(
          resource,
          actions.map(([, action]) => action),
          form,
        ),
      },
      async (request) => {
        const id = parseId(resource, request.params.id)
        const [name, action] = form ? findAction(request.body, form, actions) : required(actions[0])
        const { record, changed } = await store.act(id, name, getCauser(request))
        return {
          message: changed
            ? formatActionText(action.done, String(record[resource.title]))
            : messages.nothingChanged,
        }
      },
    )
  }
}

/** The permission of a path's actions. Throws where they differ, since the route is authorized before its body is read. */
const requirePermission = (resource: Resource, path: string, actions: readonly NamedAction[]): string[] => {
  const permissions = new Set(actions.map(([, { permission }]) => permissionName(permission, resource)))
  if (permissions.size > 1) throw new Error(`The actions at ${path} must have the same permission.`)
  return [...permissions]
}

/** Finds the action whose `sets` are the input's values. Throws a 422 where there is none. */
const findAction = (body: unknown, form: Fields, actions: readonly NamedAction[]): NamedAction => {
  const input: Readonly<Record<string, unknown>> = parseInput(form, body)
  const action = actions.find(([, { sets }]) =>
    Object.entries(sets).every(([field, value]) => input[field] === value),
  )
  if (action) return action
  const fields = Object.keys(form).map((name) => [name, [messages.invalid.selected(humanize(name))]])
  throw invalid(Object.fromEntries(fields))
}
