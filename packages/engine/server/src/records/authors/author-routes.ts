import { authorCalls, colleagueCalls } from '@kampana/engine-declare/calls/author-calls'
import { serve } from '../calls/serve.ts'
import type { Served } from '../served.ts'
import { listAuthors } from './authors.ts'
import { listChoices } from './colleagues.ts'

/** Serves the people of the author filter. */
export const serveAuthors = ({ app, context, resource }: Served): void => {
  if (!resource.actions.includes('list')) return
  serve(app, authorCalls(resource), {
    list: async () => ({ data: await listAuthors(context.db, resource) }),
  })
}

/** Serves the people or roles that each field offers. */
export const serveColleagues = ({ app, context, resource }: Served): void => {
  for (const [name, field] of Object.entries(resource.fields)) {
    const holding = 'holding' in field ? field.holding : undefined
    if (holding === undefined) continue
    serve(app, colleagueCalls(resource, name), {
      list: async () => ({ data: await listChoices(context.db, field, holding) }),
    })
  }
}
