import { afterInput, beforeInput, orderCalls } from '@kampana/engine-declare/calls/order-calls'
import { positionField } from '@kampana/engine-declare/lists/position-field'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { treeMessages } from '@kampana/engine-declare/messages/tree-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { serve } from '../calls/serve.ts'
import { showRow } from '../images/show-records.ts'
import type { Served } from '../served.ts'
import type { InputValues } from '../table.ts'
import type { Target } from './find-position.ts'
import { isTree, parentColumn } from './tree-records.ts'

/** Serves moves in an order by hand, and to another parent in a tree. */
export const serveOrder = (served: Served): void => {
  const { app, resource, store } = served
  if (positionField(resource) === undefined) return
  serve(app, orderCalls(resource), {
    move: async ({ id, body, viewer }) => {
      const { record, changed } = await store.move(id, readTarget(resource, { ...body }), viewer)
      return {
        message: changed ? treeMessages.moved(resource.singular) : basicMessages.nothingChanged,
        data: await showRow(served, record),
      }
    },
  })
}

const readTarget = (resource: Resource, input: InputValues): Target => {
  const inputs = {
    parent: isTree(resource) ? parentColumn(resource) : '',
    after: afterInput,
    before: beforeInput,
  }
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([key, name]) => (name in input ? [[key, input[name]]] : [])),
  )
}
