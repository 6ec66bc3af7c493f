import {
  actionsAt,
  bulkActionCall,
  customActionCall,
  findAction,
  type BulkReply,
} from '@kampana/engine-declare/calls/custom-action-calls'
import { formatActionText, type CustomAction } from '@kampana/engine-declare/custom-action'
import { humanize } from '@kampana/engine-declare/kinds/index'
import { encodeMessages } from '@kampana/engine-declare/messages/message'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { pluralName, recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { invalid } from '../../error.ts'
import { required } from '../../required.ts'
import { serve } from '../calls/serve.ts'
import { act, changedRecord } from '../change-record.ts'
import type { Served } from '../served.ts'
import type { InputValues } from '../table.ts'
import { actAll, type ActedAll } from './act-all.ts'

type NamedAction = [name: string, action: CustomAction]

/** Serves the custom actions of a resource, with one route per path, and their bulk routes. */
export const serveCustomActions = (served: Served): void => {
  const actions = Object.entries(served.resource.customActions)
  for (const [name, { bulk = false }] of actions) if (bulk !== false) serveBulkAction(served, name)
  for (const path of new Set(actions.map(([, action]) => action.path))) serveActionsAt(served, path)
}

const serveActionsAt = ({ app, context, resource, change }: Served, path: string): void => {
  const actions = actionsAt(resource, path)
  serve(
    app,
    { apply: customActionCall(resource, path) },
    {
      apply: async ({ id, body, viewer }) => {
        const isSelecting = actions.length > 1
        const [name, action] = isSelecting ? selectAction(body, actions) : required(actions[0])
        const { record, changed } = await change(
          viewer,
          (writing) => act(writing, id, name, isSelecting ? {} : body),
          changedRecord,
        )
        return {
          message: changed
            ? formatActionText(action.done, recordTitle(resource, record))
            : basicMessages.nothingChanged,
        }
      },
    },
    { clock: context },
  )
}

const serveBulkAction = ({ app, context, resource, change }: Served, name: string): void =>
  serve(
    app,
    { apply: bulkActionCall(resource, name) },
    {
      apply: async ({ body: { ids: sent, ...input }, viewer }) => {
        // Rows are locked in id order, so that two calls can't deadlock.
        const ids = [...new Set(sent)].sort((a, b) => a - b)
        const all = await change(
          viewer,
          (writing) => actAll(writing, ids, { name, input, viewer }),
          ({ changed }) => changed.map(({ record }) => record),
        )
        return {
          message: formatResult(resource, findAction(resource, name), all),
          changed: groupByFormer(all),
          refused: all.refused.map((each) => encodeMessages(each)),
        }
      },
    },
    { clock: context },
  )

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

/** Finds the action whose `sets` equal the input's values. Throws a 422 if there is none. */
const selectAction = (input: InputValues, actions: readonly NamedAction[]): NamedAction => {
  const action = actions.find(([, { sets }]) =>
    Object.entries(sets).every(([field, value]) => input[field] === value),
  )
  if (action) return action
  const errors = Object.keys(input).map((name) => [name, [basicMessages.invalid.selected(humanize(name))]])
  throw invalid(Object.fromEntries(errors))
}
