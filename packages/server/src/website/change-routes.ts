import type { ContentChange } from '@kampana/shared/content/content-api'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { messages } from '@kampana/shared/messages/messages'
import { getCauser } from '../crud/request.ts'
import type { Database } from '../db/tables.ts'
import { conflict, invalid } from '../error.ts'
import { findChange, listOpenChanges, readChangeEdits } from './changes.ts'
import { changeInput, idParameter, parseContentInput, wordInput } from './input.ts'
import { askForChange, sendChangeBack } from './publication/asking.ts'
import { scheduleChange } from './publication/schedule.ts'
import type { Routes } from './route.ts'

/** The routes of changes that wait: drafts that are published together, now or at a time. */
export const serveChanges = ({ app, website, publish, options, authorize }: Routes): void => {
  const { db } = website
  app.get('/api/content/changes', options('The changes that wait for their publication'), async () => ({
    data: await listOpenChanges(db),
  }))
  app.put(
    '/api/content/changes/:id',
    options('Change a note, or when to publish', changeInput),
    async (request) => {
      const change = await findOpen(db, request.params)
      const { id, paths } = change
      const { note, publish_at } = parseContentInput(changeInput, request.body)
      await authorize(request, paths, publish_at === undefined ? 'edit' : 'publish')
      if (publish_at && publish_at <= website.now().toISOString())
        throw invalid({ publish_at: [contentMessages.past] })
      if (note !== undefined)
        await db
          .updateTable('content_changes')
          .set({ problem: null, note })
          .where('id', '=', id)
          .where('state', '!=', 'published')
          .execute()
      if (publish_at !== undefined) await scheduleChange(website, change, publish_at, getCauser(request))
      return { data: await findChange(db, id), message: contentMessages.changeSaved }
    },
  )
  app.post('/api/content/changes/:id/publish', options('Publish a change now'), async (request) => {
    const { id, paths, note } = await findOpen(db, request.params)
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
    const { id, paths } = await findOpen(db, request.params)
    await authorize(request, paths, 'edit')
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('content_drafts').where('change_id', '=', id).execute()
      await trx.deleteFrom('content_changes').where('id', '=', id).where('state', '!=', 'published').execute()
    })
    return { message: contentMessages.changeDiscarded }
  })
}

/** The routes by which a change's publication is asked for, and refused. */
export const serveAsking = ({ app, website, options, authorize }: Routes): void => {
  const { db } = website
  app.put('/api/content/changes/:id/ask', options('Ask for the publication of a change'), async (request) => {
    const change = await findOpen(db, request.params)
    await authorize(request, change.paths, 'edit')
    if (change.state === 'asked') throw conflict(contentMessages.askedAlready)
    await askForChange(website, change, getCauser(request))
    return { data: await findChange(db, change.id), message: messages.askedForPublication }
  })
  app.put(
    '/api/content/changes/:id/send-back',
    options('Send a change back with a word', wordInput),
    async (request) => {
      const change = await findOpen(db, request.params)
      await authorize(request, change.paths, 'publish')
      const { word } = parseContentInput(wordInput, request.body)
      if (change.state !== 'asked') throw conflict(messages.notAsked)
      await sendChangeBack(website, change, { word, causer: getCauser(request) })
      return { data: await findChange(db, change.id), message: messages.sentBack }
    },
  )
}

const findOpen = async (db: Database, params: unknown): Promise<ContentChange> => {
  const change = await findChange(db, parseContentInput(idParameter, params).id)
  if (change.state === 'published') throw conflict(contentMessages.publishedAlready)
  return change
}
