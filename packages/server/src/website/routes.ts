import type { DraftInput, PublishInput } from '@kampana/shared/content/content-api'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { formatDateTime } from '@kampana/shared/time/time-zone'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { getCauser } from '../crud/request.ts'
import { forbidden, invalid } from '../error.ts'
import { requireSession } from '../http/session.ts'
import { findChange } from './changes.ts'
import { serveAsking, serveChanges } from './change-routes.ts'
import { discardDraft, saveDrafts } from './drafts.ts'
import { editPermission } from './editable-path.ts'
import { readFile } from './file.ts'
import { hashText } from './content-hash.ts'
import {
  draftInput,
  idParameter,
  parseContentInput,
  pathQuery,
  publishInput,
  versionsQuery,
} from './input.ts'
import { addressesOf, readOverview } from './overview.ts'
import { stripUndefined, type Routes } from './route.ts'
import { serveReviews } from './review-routes.ts'
import { createPublisher } from './publication/publish.ts'
import { publishDueChanges, scheduleEdits } from './publication/schedule.ts'
import { readRights } from './sections.ts'
import { readLiveText, readPublishedTexts } from './texts.ts'
import { findVersion, listVersions } from './versions.ts'
import { readViewer, type Viewer } from './viewer.ts'
import type { Website } from './website.ts'

/** In bytes: some files at their longest, with all their characters escaped. */
const bodyLimit = 16 * 1024 * 1024
const access = ['edit content', 'edit menus', 'edit college']

/** The routes below /api/content by which staff edit the website, and the publication of what they have scheduled. */
export const serveWebsite = (app: FastifyInstance, website: Website): void => {
  const publish = createPublisher(website)
  website.publishScheduler.add(publishDueChanges(website, publish))
  const viewer = (request: FastifyRequest): Promise<Viewer> => readViewer(website.db, requireSession(request))
  const routes: Routes = {
    app,
    website,
    publish,
    options: (summary, body) => ({
      config: { access },
      bodyLimit,
      schema: {
        tags: ['content'],
        summary,
        ...(body && { later: () => ({ body: z.toJSONSchema(body, { io: 'input' }) }) }),
      },
    }),
    authorize: async (request, paths, right) => {
      const rights = await readRights(website.db, requireSession(request))
      const content = website.siteContent.content()
      for (const path of paths)
        if (!rights(path, addressesOf(content, path))[right])
          throw forbidden(right === 'edit' ? editPermission(path) : 'publish content')
    },
  }
  const { options } = routes
  app.get(
    '/api/content',
    options('The website’s tree, its files and the changes that wait'),
    async (request) => ({
      data: await readOverview(website, await viewer(request)),
    }),
  )
  app.get('/api/content/file', options('A file of the website, with its draft'), async (request) => {
    const { path } = parseContentInput(pathQuery, request.query)
    return { data: await readFile(website, path, await viewer(request)) }
  })
  serveDrafts(routes)
  servePublication(routes)
  serveVersions(routes)
  serveChanges(routes)
  serveAsking(routes)
  serveReviews(routes)
}

const serveDrafts = ({ app, website, options, authorize }: Routes): void => {
  app.put('/api/content/drafts', options('Keep unfinished texts', draftInput), async (request) => {
    const input: DraftInput = stripUndefined(parseContentInput(draftInput, request.body))
    const paths = input.files.map(({ path }) => path)
    await authorize(request, paths, 'edit')
    const reply = await saveDrafts(website, input, getCauser(request))
    const findings = await website.check(
      Object.fromEntries(input.files.map(({ path, text }) => [path, text])),
    )
    return { data: { ...reply, ...findings }, message: reply.message }
  })
  app.delete('/api/content/drafts', options('Discard the draft of a file'), async (request) => {
    const { path } = parseContentInput(pathQuery, request.query)
    await authorize(request, [path], 'edit')
    await discardDraft(website, path)
    return { message: contentMessages.draftDiscarded }
  })
}

const servePublication = ({ app, website, publish, options, authorize }: Routes): void => {
  app.post(
    '/api/content/publish',
    options('Publish texts, now or at a time', publishInput),
    async (request) => {
      const { files, note, publish_at, moves }: PublishInput & { note: string } = stripUndefined(
        parseContentInput(publishInput, request.body),
      )
      const paths = files.map(({ path }) => path)
      await authorize(request, paths, 'publish')
      if (moves?.length) await authorize(request, ['site-map.yaml'], 'publish')
      const hashes = Object.fromEntries(files.map(({ path, text }) => [path, hashText(text)]))
      const causer = getCauser(request)
      if (publish_at) {
        if (publish_at <= website.now().toISOString()) throw invalid({ publish_at: [contentMessages.past] })
        const change = await scheduleEdits(website, { files, note, publish_at, causer })
        return {
          data: { change, hashes, warnings: [], message: contentMessages.scheduled },
          message: contentMessages.scheduled,
        }
      }
      const done = await publish({ edits: files, note, causer, kind: 'edit', ...(moves && { moves }) })
      const message = done.paths.length === 0 ? contentMessages.nothingChanged : contentMessages.published
      const change = await findChange(website.db, done.changeId)
      return { data: { change, hashes, warnings: done.warnings, message }, message }
    },
  )
}

const serveVersions = ({ app, website, publish, options, authorize }: Routes): void => {
  app.get('/api/content/versions', options('The versions of a file, or of all'), async (request) => ({
    data: await listVersions(website.db, parseContentInput(versionsQuery, request.query)),
  }))
  app.get(
    '/api/content/versions/:id',
    options('A version, with its text and the one before'),
    async (request) => ({
      data: await findVersion(website.db, parseContentInput(idParameter, request.params).id),
    }),
  )
  app.post('/api/content/versions/:id/restore', options('Put a version back'), async (request) => {
    const { path, text, at } = await findVersion(
      website.db,
      parseContentInput(idParameter, request.params).id,
    )
    await authorize(request, [path], 'publish')
    const live = await readLiveText(await readPublishedTexts(website.db), website.settings, path)
    const { changeId, warnings } = await publish({
      edits: [{ path, text, base_hash: hashText(live) }],
      kind: 'restore',
      note: contentMessages.restoredFrom(formatDateTime(at, website.settings.timeZone)),
      causer: getCauser(request),
    })
    const change = await findChange(website.db, changeId)
    return {
      data: { change, hashes: { [path]: hashText(text) }, warnings, message: contentMessages.restored },
      message: contentMessages.restored,
    }
  })
}
