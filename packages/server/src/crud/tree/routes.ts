import { optional, reference } from '@kampana/shared/kinds/index'
import { basicMessages } from '@kampana/shared/messages/basic-messages'
import { treeMessages } from '@kampana/shared/messages/tree-messages'
import { permissionName, recordRoute, type Fields } from '@kampana/shared/resource'
import { inputSchema } from '@kampana/shared/schema/schema'
import { required } from '../../required.ts'
import { changedRecord } from '../change-record.ts'
import { asJson, recordParams, replyOf, routeSchema } from '../openapi.ts'
import { singularPhrase } from '@kampana/shared/calls/nouns'
import { getCauser, parseId, parseInput } from '../request.ts'
import type { Served } from '../served.ts'
import type { InputValues } from '../table.ts'
import { afterInput, move, type Target } from './move.ts'
import { isTree, parentColumn, type TreeResource } from './tree-records.ts'

interface OneRequest {
  Params: { id: string }
}

/** PUT /api/{resource}/{id}/move: to another parent or position. */
export const serveTree = ({ app, resource, hooks, change }: Served): void => {
  if (!isTree(resource)) return
  const { serialize = (row) => row } = hooks
  const { name, singular } = resource
  const form = moveForm(resource)
  app.put<OneRequest>(
    `${recordRoute(resource)}/move`,
    {
      config: { access: [permissionName('move', resource)] },
      schema: routeSchema(
        name,
        `Move ${singularPhrase(resource)} to a parent, after a sibling; by default, to the end of its parent`,
        () => ({
          ...replyOf(resource, 'edit'),
          params: recordParams(resource),
          body: asJson(inputSchema(form, { partial: true })),
        }),
      ),
    },
    async (request) => {
      const id = parseId(resource, request.params.id)
      const input = parseInput(form, request.body, { partial: true })
      const { record, changed } = await change(
        getCauser(request),
        (writing) => move(writing, id, readTarget(resource, input)),
        changedRecord,
      )
      return {
        message: changed ? treeMessages.moved(singular) : basicMessages.nothingChanged,
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
