import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import type { Client } from '@kampana/engine-declare/api/http/client'
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
import { clientWithDrafts } from '@kampana/engine-server/records/query/client-with-drafts'
import type { OverlaidRows } from '@kampana/engine-server/records/query/overlay'
import { createPreviewQueue } from './preview-queue.ts'
import { TooHeavy, type CallApi } from './preview-thread.ts'
import { draftRows } from './records/draft-rows.ts'
import { pickChanged, readSiteRecords } from './records/site-records.ts'

interface Drafted {
  /** Rows of drafts by table. */
  drafts: ReadonlyMap<string, OverlaidRows>
  address: string
  /** People take turns. A newer preview of the same page replaces a waiting one. */
  person: number
  page: string
  signal?: AbortSignal
}

/** Renders a page of the site as it would be with drafts, in a thread. */
export type RenderDrafts = (drafted: Drafted) => Promise<PagePreview>

/** Opens the thread that renders drafts over the published site. Closing the server ends it. */
export const openPreviews = (
  app: FastifyInstance,
  context: AppContext,
  { previews: code, entry }: SiteCode,
): RenderDrafts => {
  const { settings, siteContent, siteReader, db, now } = context
  const dayOf = createDayFormatter(settings.timeZone)
  const client = clientWithin(app, context)
  const published = () => required(siteContent.records())
  const recordPages = allRecordPages()
  const queue = createPreviewQueue({
    code,
    base: async () => ({
      directory: settings.collegeDir,
      records: published(),
      recordPages,
      checked: siteContent.checked(),
      revision: siteContent.hash(),
    }),
  })
  app.addHook('onClose', () => queue.close())
  return async ({ drafts, address, ...asked }) => {
    const time = now()
    const preview = await queue.preview({
      ...asked,
      records: pickChanged(await readSiteRecords(siteReader.readOver(drafts), db), published()),
      callApi: apiOf(clientWithDrafts(context, client, drafts)),
      visit: {
        url: settings.publicUrl.origin + address,
        now: time.toISOString(),
        today: dayOf(time),
        timeZone: settings.timeZone,
      },
    })
    return inlineStyles(preview, (await entry()).contentFiles())
  }
}

const apiOf =
  (client: Client): CallApi =>
  async (path, query) => {
    try {
      const { status, body } = await client.call(path, { query: query ?? {} })
      return { status, body }
    } catch (error) {
      return error instanceof ApiError
        ? { status: error.status, body: error.body }
        : { status: 500, body: undefined }
    }
  }

/** Serves the preview of a page with drafts of records, which stores nothing. */
export const serveContentPreview = (
  app: FastifyInstance,
  { now, db }: AppContext,
  render: RenderDrafts,
): void => {
  serve(app, pagePreviewCalls, {
    preview: async ({ body, viewer, reply }) => {
      const { address, records } = parse(body)
      const { tables, faults } = await draftRows({ client: db, person: viewer, now: now() }, records)
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const asked = { drafts: tables, address, person: viewer.id, page: address, signal: gone.signal }
      const preview = await render(asked).catch((error: unknown) => ({
        html: '',
        faults: tooHeavy(error, address),
      }))
      const all = [...faults, ...preview.faults]
      return { data: { html: preview.html === '' ? listFaults(all) : preview.html, faults: all } }
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
