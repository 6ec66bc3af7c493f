import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { pagePreviewCalls, previewInput } from '@kampana/engine-declare/calls/preview-calls'
import type { PagePreview, PreviewFault } from '@kampana/shared/content/preview-worker'
import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { allRecordPages } from '@kampana/engine-declare/record-pages'
import { escapeHtml } from '@kampana/engine-declare/text/escape-html'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { AppContext } from '../app-context.ts'
import { createDayFormatter } from '@kampana/engine-server/clock'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { invalid } from '@kampana/engine-server/error'
import { required } from '@kampana/engine-server/required'
import type { SiteCode } from '../front-ends.ts'
import { clientWithin } from '@kampana/engine-server/http/client-within'
import { createPreviewQueue, type PreviewQueue } from './preview-queue.ts'
import { TooHeavy } from './preview-thread.ts'
import { draftRows } from './records/draft-rows.ts'
import { pickChanged, readSiteRecords } from './records/site-records.ts'

/** Opens the thread that previews drafts over the published site. Closing the server ends it. */
export const openContentPreviews = (
  app: FastifyInstance,
  context: AppContext,
  { previews: code, entry }: SiteCode,
): PreviewQueue => {
  const { settings, siteContent } = context
  const client = clientWithin(app, context)
  const pages = allRecordPages()
  const previews = createPreviewQueue({
    code,
    base: async () => ({
      directory: settings.collegeDir,
      records: required(siteContent.records()),
      recordPages: pages,
      checked: siteContent.checked(),
      revision: siteContent.hash(),
    }),
    callApi: async (path, query) =>
      client
        .call(path, { query: query ?? {} })
        .then(({ status, body }) => ({ status, body }))
        .catch((error: unknown) => {
          const { status, body } = error instanceof ApiError ? error : { status: 500, body: undefined }
          return { status, body }
        }),
  })
  app.addHook('onClose', () => previews.close())
  return {
    ...previews,
    preview: async (task) => inlineStyles(await previews.preview(task), (await entry()).contentFiles()),
  }
}

/** Serves the preview of a page with drafts of records, which stores nothing. */
export const serveContentPreview = (
  app: FastifyInstance,
  { settings, now, db, siteReader, siteContent }: AppContext,
  previews: PreviewQueue,
): void => {
  const dayOf = createDayFormatter(settings.timeZone)
  serve(app, pagePreviewCalls, {
    preview: async ({ body, viewer, reply }) => {
      const { address, records } = parse(body)
      const time = now()
      const today = dayOf(time)
      const drafted = await draftRows({ client: db, person: viewer, now: time }, records)
      const shown = await readSiteRecords(siteReader.readOver(drafted.tables), db)
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const url = settings.publicUrl.origin + address
      const { html, faults } = await previews
        .preview({
          records: pickChanged(shown, required(siteContent.records())),
          person: viewer.id,
          page: address,
          signal: gone.signal,
          visit: { url, now: time.toISOString(), today, timeZone: settings.timeZone },
        })
        .catch((error: unknown) => ({ html: '', faults: tooHeavy(error, address) }))
      const all = [...drafted.faults, ...faults]
      return { data: { html: html === '' ? listFaults(all) : html, faults: all } }
    },
  })
}

/** Throws a 422 if a body doesn't match the schema. */
const parse = (body: unknown): z.output<ReturnType<typeof previewInput>> => {
  const { data, error } = previewInput().safeParse(body)
  if (error)
    throw invalid(
      Object.fromEntries(
        error.issues.map(({ path: [field = 'records'], message, code }) => [
          String(field),
          [code === 'invalid_type' ? contentMessages.noRecords : message],
        ]),
      ),
    )
  return data
}

/** Reports an aborted preview as a problem of its page. */
const tooHeavy = (error: unknown, path: string): readonly PreviewFault[] => {
  if (!(error instanceof TooHeavy)) throw error
  return [{ path, line: null, text: contentMessages.tooHeavy }]
}

/** A page in place of one that can't be rendered. */
const listFaults = (faults: readonly PreviewFault[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title><ul>${faults
    .map(
      ({ path, line, text }) =>
        `<li>${escapeHtml(`${path}${line === null ? '' : `:${line}`}: ${text}`)}</li>`,
    )
    .join('')}</ul></html>`

/** Unpublished colors need a style sheet that isn't served, so it comes inline. */
const inlineStyles = (preview: PagePreview, served: ReadonlyMap<string, unknown>): PagePreview => {
  const { address, text } = preview.styles
  if (address === '' || served.has(address)) return preview
  const link = `<link rel="stylesheet" href="${address}">`
  const style = `<style>${text.replaceAll('</', '<\\/')}</style>`
  return { ...preview, html: preview.html.replace(link, () => style) }
}
