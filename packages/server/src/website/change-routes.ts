import { contentMessages } from '@kampana/shared/messages/content-messages'
import { getCauser } from '../crud/request.ts'
import { conflict, invalid } from '../error.ts'
import { findChange, listOpenChanges, readChangeEdits } from './changes.ts'
import { changeInput, idParameter, parseContentInput } from './input.ts'
import type { Routes } from './route.ts'

/** The routes of changes that wait: drafts that are published together, now or at a time. */
export const serveChanges = ({ app, website, publish, options, authorize }: Routes): void => {
  const { db } = website
  const findOpen = async (params: unknown) => {
    const change = await findChange(db, parseContentInput(idParameter, params).id)
    if (change.state === 'published') throw conflict(contentMessages.publishedAlready)
    return change
  }
  app.get('/api/content/changes', options('The changes that wait for their publication'), async () => ({
    data: await listOpenChanges(db),
  }))
  app.put(
    '/api/content/changes/:id',
    options('Change a note, or when to publish', changeInput),
    async (request) => {
      const { id, paths } = await findOpen(request.params)
      const { note, publish_at } = parseContentInput(changeInput, request.body)
      await authorize(request, paths, publish_at === undefined ? 'edit' : 'publish')
      if (publish_at && publish_at <= website.now().toISOString())
        throw invalid({ publish_at: [contentMessages.past] })
      await db
        .updateTable('content_changes')
        .set({
          problem: null,
          ...(note !== undefined && { note }),
          ...(publish_at !== undefined && { publish_at, state: publish_at ? 'scheduled' : 'draft' }),
        })
        .where('id', '=', id)
        .where('state', '!=', 'published')
        .execute()
      website.publishScheduler.wake()
      return { data: await findChange(db, id), message: contentMessages.changeSaved }
    },
  )
  app.post('/api/content/changes/:id/publish', options('Publish a change now'), async (request) => {
    const { id, paths, note } = await findOpen(request.params)
    await authorize(request, paths, 'publish')
    const edits = await readChangeEdits(db, id)
    const { warnings } = await publish({
      edits,
      note,
      changeId: id,
      kind: 'edit',
      causer: getCauser(request),
    })
    return {
      data: { change: await findChange(db, id), hashes: {}, warnings, message: contentMessages.published },
      message: contentMessages.published,
    }
  })
  app.delete('/api/content/changes/:id', options('Discard a change with its drafts'), async (request) => {
    const { id, paths } = await findOpen(request.params)
    await authorize(request, paths, 'edit')
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('content_drafts').where('change_id', '=', id).execute()
      await trx.deleteFrom('content_changes').where('id', '=', id).where('state', '!=', 'published').execute()
    })
    return { message: contentMessages.changeDiscarded }
  })
}
