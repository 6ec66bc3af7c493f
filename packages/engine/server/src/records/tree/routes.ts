import { afterInput, treeCalls } from '@kampana/shared/calls/tree-calls'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { treeMessages } from '@kampana/engine-declare/messages/tree-messages'
import { serve } from '../calls/serve.ts'
import { changedRecord } from '../change-record.ts'
import type { Served } from '../served.ts'
import type { InputValues } from '../table.ts'
import { move, type Target } from './move.ts'
import { isTree, parentColumn, type TreeResource } from './tree-records.ts'

/** Serves moves to another parent or position. */
export const serveTree = ({ app, resource, hooks, change }: Served): void => {
  if (!isTree(resource)) return
  const { serialize } = hooks
  serve(app, treeCalls(resource), {
    move: async ({ id, body, viewer }) => {
      const { record, changed } = await change(
        viewer,
        (writing) => move(writing, id, readTarget(resource, { ...body })),
        changedRecord,
      )
      return {
        message: changed ? treeMessages.moved(resource.singular) : basicMessages.nothingChanged,
        data: serialize(record),
      }
    },
  })
}

const readTarget = (resource: TreeResource, input: InputValues): Target => {
  const parent = parentColumn(resource)
  return {
    ...(parent in input && { parent: input[parent] as number | null }),
    ...(afterInput in input && { after: input[afterInput] as number | null }),
  }
}
