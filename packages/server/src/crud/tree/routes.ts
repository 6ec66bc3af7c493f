import { optional, reference } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { treeMessages } from '@kampana/shared/messages/tree-messages'
import { permissionName, recordRoute, type Fields, type Resource } from '@kampana/shared/resource'
import { inputSchema } from '@kampana/shared/schema/schema'
import type { FastifyInstance } from 'fastify'
import { required } from '../../required.ts'
import type { EngineHooks } from '../hooks.ts'
import { answers, asJson, recordParams } from '../openapi.ts'
import { getCauser, parseId, parseInput } from '../request.ts'
import type { Store } from '../store.ts'
import type { InputValues } from '../table.ts'
import { afterInput } from './move.ts'
import type { Target } from './target.ts'
import { isTree, parentColumn, type TreeResource } from './tree-records.ts'

interface OneRequest {
  Params: { id: string }
}

/** PUT /api/{resource}/{id}/move: beneath another record, or among those beside it. */
export const serveTree = (
  app: FastifyInstance,
  resource: Resource,
  { serialize = (row) => row }: EngineHooks,
  store: Store,
): void => {
  if (!isTree(resource)) return
  const { name, singular } = resource
  const form = moveForm(resource)
  app.put<OneRequest>(
    `${recordRoute(resource)}/move`,
    {
      config: { access: [permissionName('move', resource)] },
      schema: {
        tags: [name],
        summary: `Move a ${singular} beneath another, behind one that lies there; what isn't sent: where it is, as the last`,
        later: () => ({
          params: recordParams(resource),
          body: asJson(inputSchema(form, { partial: true })),
          response: answers(resource, 'edit'),
        }),
      },
    },
    async (request) => {
      const id = parseId(resource, request.params.id)
      const input = parseInput(form, request.body, { partial: true })
      const { record, changed } = await store.move(id, readTarget(resource, input), getCauser(request))
      return {
        message: changed ? treeMessages.moved(singular) : messages.nothingChanged,
        data: serialize(record),
      }
    },
  )
}

const moveForm = (resource: TreeResource): Fields => ({
  parent: optional(required(resource.fields[resource.tree.parent])),
  after: optional(reference('After', resource.name, afterInput)),
})

const readTarget = (resource: TreeResource, input: InputValues): Target => {
  const parent = parentColumn(resource)
  return {
    ...(parent in input && { parent: input[parent] as number | null }),
    ...(afterInput in input && { after: input[afterInput] as number | null }),
  }
}
