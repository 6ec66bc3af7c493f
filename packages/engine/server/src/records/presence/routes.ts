import { presenceCalls } from '@kampana/engine-declare/calls/presence-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import type { Viewer } from '../activity.ts'
import { serve } from '../calls/serve.ts'
import { assertReadable } from '../permissions/assert-readable.ts'
import { assertMayDo } from '../permissions/permissions.ts'
import type { Served } from '../served.ts'
import { recordPresence, removePresence, type OpenForm } from './presence.ts'

/** Serves the calls of open forms. */
export const servePresence = ({ app, context, resource, hooks, store }: Served): void => {
  if (!resource.actions.includes('edit')) return
  serve(app, presenceCalls(resource), {
    report: async ({ id, viewer, request }) => {
      const row = await store.find(id)
      assertReadable(resource, hooks, request)(row)
      await assertMayDo(context.db, viewer, 'edit', resource, row)
      return { data: await recordPresence(context, formOf(resource, id, viewer)) }
    },
    leave: async ({ id, viewer }) => {
      await removePresence(context, formOf(resource, id, viewer))
      return {}
    },
  })
}

const formOf = ({ name }: Resource, id: number, viewer: Viewer): OpenForm => ({
  resource: name,
  record_id: id,
  user_id: viewer.id,
})
