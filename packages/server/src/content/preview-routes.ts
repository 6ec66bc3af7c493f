import { ApiError } from '@kampana/shared/api/http/api-error'
import type { ContentFindings } from '@kampana/shared/content/content-api'
import type { EditedTexts, PagePreview } from '@kampana/shared/content/editing-worker'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { allRecordPages } from '@kampana/shared/record-pages'
import { escapeHtml } from '@kampana/shared/text/escape-html'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import { createDayFormatter } from '../clock.ts'
import { invalid } from '../error.ts'
import type { SiteCode } from '../front-ends.ts'
import { requireSession } from '../http/session.ts'
import { clientWithin } from '../site/site-api.ts'
import { draftRecords } from './records/draft-records.ts'
import { createContentEditing, type ContentEditing } from './content-editing.ts'
import { TooHeavy } from './editing-thread.ts'
import { isTextPath } from './text-path.ts'

const maxFiles = 100
/** In bytes: a text of 2 MB, of which more is told as a fault, with all its characters escaped. */
const bodyLimit = 16 * 1024 * 1024
const access = ['edit content', 'edit menus', 'edit college']

/** The thread that checks and previews edits, over what the site says now. Closing the server ends it. */
export const openContentEditing = (
  app: FastifyInstance,
  context: AppContext,
  { editing: code, entry }: SiteCode,
): ContentEditing => {
  const { settings, siteContent } = context
  const client = clientWithin(app, context)
  const dayOf = createDayFormatter(settings.timeZone)
  const pages = allRecordPages()
  const editing = createContentEditing({
    code,
    today: () => dayOf(context.now()),
    base: async () => ({
      directory: settings.collegeDir,
      texts: siteContent.texts(),
      records: siteContent.records(),
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
  app.addHook('onClose', () => editing.close())
  return {
    ...editing,
    check: (edits) => editing.check(edits).catch((error: unknown) => tooHeavy(error, edits)),
    preview: async (task) => inlineStyles(await editing.preview(task), (await entry()).contentFiles()),
  }
}

/** POST /api/content/check and /api/content/preview: what the site would say with these files. They store nothing. */
export const serveContentPreview = (
  app: FastifyInstance,
  { settings, now, db }: AppContext,
  editing: ContentEditing,
): void => {
  const dayOf = createDayFormatter(settings.timeZone)
  const options = (summary: string, body: z.ZodType) => ({
    config: { access },
    bodyLimit,
    schema: { tags: ['content'], summary, later: () => ({ body: z.toJSONSchema(body) }) },
  })
  app.post(
    '/api/content/check',
    options('The faults and warnings of the website with these texts', checkInput),
    async ({ body }) => {
      const edits = readEdits(body)
      return {
        data: await editing.check(edits),
      }
    },
  )
  app.post(
    '/api/content/preview',
    options('A page as visitors would see it with these texts', previewInput),
    async (request, reply) => {
      const { address, records } = parse(previewInput, request.body)
      const edits = 'files' in (request.body as object) ? readEdits(request.body) : {}
      const time = now()
      const { permissions } = requireSession(request)
      const drafted = await draftRecords(db, records, permissions, dayOf(time))
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const task = {
        edits,
        records: drafted.records,
        by: `${requireSession(request).userId} ${address}`,
        signal: gone.signal,
        visit: {
          url: settings.publicUrl.origin + address,
          now: time.toISOString(),
          today: dayOf(time),
          timeZone: settings.timeZone,
        },
      }
      const { html, findings } = await editing
        .preview(task)
        .catch((error: unknown) => ({ html: '', findings: tooHeavy(error, edits) }))
      const all = { ...findings, faults: [...drafted.faults, ...findings.faults] }
      return { data: { html: html === '' ? listFaults(all) : html, findings: all } }
    },
  )
}

const checkInput = z.object({
  files: z
    .array(z.object({ path: z.string(), text: z.string().nullable() }))
    .min(1, contentMessages.noFiles)
    .max(maxFiles, contentMessages.manyFiles(maxFiles)),
})
const previewInput = z.object({
  files: z.unknown().optional(),
  /** Drafts of records. */
  records: z
    .array(
      z.object({
        resource: z.string(),
        id: z.int().nullable(),
        values: z.record(z.string(), z.unknown()),
      }),
    )
    .max(maxFiles, contentMessages.manyFiles(maxFiles))
    .default([]),
  address: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/, contentMessages.noAddress),
})

/** Throws a 422 where a body isn't of the schema. */
const parse = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const { data, error } = schema.safeParse(body)
  if (error)
    throw invalid(
      Object.fromEntries(
        error.issues.map(({ path: [field = 'files'], message, code }) => [
          String(field),
          [code === 'invalid_type' ? contentMessages.noFiles : message],
        ]),
      ),
    )
  return data
}

const readEdits = (body: unknown): EditedTexts => {
  const { files } = parse(checkInput, body)
  const wrong = files.find(({ path }) => !isTextPath(path))
  if (wrong) throw invalid({ files: [contentMessages.noPath(wrong.path.slice(0, 100))] })
  return Object.fromEntries(files.map(({ path, text }) => [path, text]))
}

/** A task that had to be ended is told as a fault of its files. */
const tooHeavy = (error: unknown, edits: EditedTexts): ContentFindings => {
  if (!(error instanceof TooHeavy)) throw error
  const longest = Object.entries(edits).toSorted(([, a], [, b]) => (b?.length ?? 0) - (a?.length ?? 0))
  const faults = longest.slice(0, 1).map(([path]) => ({ path, line: null, text: contentMessages.tooHeavy }))
  return { faults, warnings: [] }
}

/** A page in place of one that can't be rendered. */
const listFaults = ({ faults }: ContentFindings): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title><ul>${faults
    .map(
      ({ path, line, text }) =>
        `<li>${escapeHtml(`${path}${line === null ? '' : `:${line}`}: ${text}`)}</li>`,
    )
    .join('')}</ul></html>`

/** Colours that aren't published have a style sheet that isn't served, so it comes with the page. */
const inlineStyles = (preview: PagePreview, served: ReadonlyMap<string, unknown>): PagePreview => {
  const { address, text } = preview.styles
  if (address === '' || served.has(address)) return preview
  const link = `<link rel="stylesheet" href="${address}">`
  const style = `<style>${text.replaceAll('</', '<\\/')}</style>`
  return { ...preview, html: preview.html.replace(link, () => style) }
}
