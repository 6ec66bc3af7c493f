import { updatePath } from '@kampana/shared/update-path'
import { unfinishedUpdate, updatePreviewCalls } from '@kampana/shared/calls/update-calls'
import { updates } from '@kampana/shared/resources/updates'
import type { FastifyInstance } from 'fastify'
import { instant } from '@kampana/engine-server/clock'
import type { AppContext } from '../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { parseInput } from '@kampana/engine-server/records/input/request'
import { assertOwnMedia } from '../media/assert-own-media.ts'
import { newRowId } from '@kampana/engine-server/records/query/overlay'
import { ownColumns } from '@kampana/engine-server/records/input/input-changes'
import { wholeColumns } from '@kampana/engine-server/records/query/select'
import { tableName, type Row } from '@kampana/engine-server/records/table'
import { pick } from '@kampana/engine-declare/pick'
import { assertAddressable, summarize } from '../resources/updates.ts'
import type { RenderDrafts } from '../content/preview-routes.ts'

/** Serves the preview of an update in a form as its public page, which stores nothing. */
export const servePreview = (app: FastifyInstance, context: AppContext, render: RenderDrafts): void =>
  serve(app, updatePreviewCalls, {
    preview: async ({ body, viewer }) => {
      const draft = await draftUpdate(context, body)
      await assertOwnMedia(context.db, updates, pick(draft, ['updates', 'cover']), null)
      return { data: { html: await renderUpdate(context, render, draft, viewer.id) } }
    },
  })

/** Renders a stored update in any state as its public page, for somebody without an account. */
export const renderRecordPreview = async (
  context: AppContext,
  render: RenderDrafts,
  row: Row,
): Promise<string> => {
  const writable = Object.entries(updates.fields).filter(([, { readOnly }]) => !readOnly)
  const values = pick(
    row,
    writable.map(([name]) => name),
  )
  lastVisitor -= 1
  return renderUpdate(context, render, await draftUpdate(context, values, row.id), lastVisitor)
}

/** Each visitor counts as a person of their own, so that none replaces another's preview. */
let lastVisitor = 0
let lastPage = 0

const renderUpdate = async (
  { findHooks }: AppContext,
  render: RenderDrafts,
  draft: Row,
  person: number,
): Promise<string> => {
  const columns = wholeColumns(updates, findHooks(updates.name))
  const path = updatePath({ category: String(draft['category']), title: String(draft['title']) })
  lastPage += 1
  const { html } = await render({
    drafts: new Map([[tableName(updates), { columns, rows: [draft] }]]),
    address: path,
    person,
    page: `${path} ${lastPage}`,
  })
  return html
}

/** Row of an unfinished update as it would be published. It replaces a stored one with its id or its address. */
const draftUpdate = async (
  { db, now: clock }: Pick<AppContext, 'db' | 'now'>,
  body: unknown,
  storedId?: number,
): Promise<Row> => {
  const now = instant(clock())
  const input = parseInput(unfinishedUpdate, body, { now })
  const values = {
    ...input,
    title: input.title ?? 'Untitled',
    category: input.category ?? 'announcements',
    updates: input.updates ?? JSON.stringify({ type: 'doc', content: [] }),
    posted_at: input.posted_at ?? now,
  }
  assertAddressable(values.title)
  const stored = await db
    .selectFrom('updates')
    .select('id')
    .where('title', '=', values.title)
    .where('category', '=', values.category)
    .executeTakeFirst()
  return {
    ...ownColumns(updates, values),
    ...summarize(values),
    status: 'published',
    created_at: now,
    id: storedId ?? stored?.id ?? newRowId,
  }
}
