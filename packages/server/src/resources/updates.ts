import { formerTitleCalls } from '@kampana/shared/calls/update-calls'
import { messages } from '@kampana/shared/messages/messages'
import { text } from '@kampana/engine-declare/kinds/index'
import type { UpdateCategory, UpdateStatus } from '@kampana/shared/update'
import { updateCategory, updates } from '@kampana/shared/resources/updates'
import { createExcerpt } from '@kampana/engine-declare/rich-text/excerpt'
import { findFirstPicture, storedDocument } from '@kampana/engine-declare/rich-text/rich-text'
import { isReleased } from '@kampana/engine-declare/visibility'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { instant } from '@kampana/engine-server/clock'
import type { DbClient, Tables } from '../db/tables.ts'
import { invalid, notFound } from '@kampana/engine-server/error'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks, RowFor } from './resource-hooks.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { parseInput } from '@kampana/engine-server/records/request'
import type { Row } from '@kampana/engine-server/records/table'
import { visibleRows } from '@kampana/engine-server/records/visibility'
import { describeUpdate } from './publication/describe-update.ts'
import { assertFitsCategory, assertHasDays } from './publication/event-days.ts'
import { findSimilarTitle } from './titled-alike.ts'
import { serveUpdatePages } from './update-pages.ts'

type UpdateRow = RowFor<'updates'>

/** Hooks of updates: public lists by category, an excerpt and an image for lists, and redirects from former titles. */
export const updateHooks = (context: AppContext): ResourceHooks<'updates'> => ({
  computedColumns: (record, old) => {
    assertAddressable(record.title)
    return {
      ...((record.updates !== old?.updates || record.cover !== old?.cover) && summarize(record)),
      status: computeStatus(record, old, context),
      ...(old && isEdited(record, old) && { edited_at: instant(context.now()) }),
    }
  },
  extraColumns: ['excerpt', 'picture', 'edited_at'],
  authorize: async (_trx, intent) => {
    assertFitsCategory(intent)
    assertHasDays(context, intent)
  },
  describeChange: describeUpdate(context),
  serialize,
  onCreate: async (trx, record) => {
    if (isReleased(updates, record)) await forgetFormerTitle(trx, record)
  },
  formerPaths,
  cascade: [{ table: 'former_titles', column: 'update_id' }],
  onRestore: async (trx, record) => {
    if (isReleased(updates, record)) await forgetFormerTitle(trx, record)
    await forgetTitlesInUse(trx, calendarDay(context.settings.timeZone, context.now()))
  },
  onEdit: storeFormerTitle,
  onAction: (trx, _action, record, { old }) => storeFormerTitle(trx, old, record),
  afterCommit: ({ status }) => {
    if (status === 'scheduled') context.publishScheduler.wake()
  },
  routes: (app, store) => {
    serveUpdatePages(app, context, store, serialize)
    serveFormerTitles(app, context)
  },
})

const serialize = (row: Row): Row => ({
  ...row,
  picture: typeof row.picture === 'string' ? JSON.parse(row.picture) : null,
})

/** Status by publication time. An overdue update stays scheduled for the scheduler, which logs it. */
const computeStatus = (
  record: Partial<UpdateRow>,
  old: UpdateRow | null,
  { now }: Pick<AppContext, 'now'>,
): UpdateStatus => {
  if (old && old.posted_at === record.posted_at) return old.status
  if (record.posted_at == null) return 'draft'
  return record.posted_at <= instant(now()) ? 'published' : 'scheduled'
}

/** True if an update's content has changed, as opposed to its category, time and position in lists. */
const isEdited = (record: Partial<UpdateRow>, old: UpdateRow): boolean =>
  fieldNames.some((name) => !beside.has(name) && record[name] !== old[name])

const fieldNames = Object.keys(updates.fields) as (keyof typeof updates.fields)[]
const beside: ReadonlySet<string> = new Set([
  'category',
  'cover',
  'pinned',
  'until',
  'posted_at',
  'status',
  'created_at',
])

/** Summary for lists: an excerpt of the body, and the cover or else the body's first image. */
export const summarize = ({
  updates: body,
  cover,
}: {
  updates?: string | null
  cover?: string | null
}): { excerpt: string; picture: string | null } => {
  const document = body == null ? null : storedDocument(body)
  // A cover illustrates the title beside it, so a screen reader needs no description.
  const picture = cover == null ? document && findFirstPicture(document) : { src: cover, alt: '' }
  return {
    excerpt: document ? createExcerpt(document) : '',
    picture: picture && JSON.stringify(picture),
  }
}

/** Throws a 422 for a title that can't be an address: browsers resolve `.` and `..`, also percent-encoded (WHATWG URL, 4.1). */
export const assertAddressable = (title: unknown): void => {
  if (title === '.' || title === '..') throw invalid({ title: [messages.invalid.noAddress('title')] })
}

const serveFormerTitles = (app: FastifyInstance, context: AppContext): void => {
  const fields = { category: updateCategory, title: text('Title') }
  serve(app, formerTitleCalls, {
    find: async ({ query }) => {
      const titled = parseInput(fields, query)
      const data = (await findFormerTitle(context, titled)) ?? (await findSimilarTitle(context, titled))
      if (!data) throw notFound('Update', titled.title)
      return { data }
    },
  })
}

/** Published update that once had this title, and now has another address. */
const findFormerTitle = (
  { db, settings, now }: AppContext,
  { category, title }: { category: UpdateCategory; title: string },
) =>
  db
    .selectFrom('former_titles')
    .innerJoin('updates', 'updates.id', 'former_titles.update_id')
    .select(['updates.id', 'updates.title', 'updates.category'])
    .where('former_titles.category', '=', category)
    .where('former_titles.title', '=', title)
    .where(visibleRows(updates, calendarDay(settings.timeZone, now())))
    .where((eb) => eb.or([eb('updates.title', '!=', title), eb('updates.category', '!=', category)]))
    .executeTakeFirst()

/**
 * Redirects an update's old title to the update. Also stores the new title, so that no other update redirects from it. Titles
 * that were never public don't take redirects from other updates.
 */
const storeFormerTitle = async (
  trx: Transaction<Tables>,
  old: UpdateRow,
  record: UpdateRow,
): Promise<void> => {
  const [wasRead, isRead] = [old, record].map((each) => isReleased(updates, each))
  if (isRead && !wasRead) await forgetFormerTitle(trx, record)
  if (old.title === record.title && old.category === record.category) return
  const titles = (wasRead && isRead ? [old, record] : [old]).flatMap(({ category, title }) =>
    category === null ? [] : [{ category, title, update_id: record.id }],
  )
  if (titles.length === 0) return
  await trx
    .insertInto('former_titles')
    .values(titles)
    .onConflict((conflict) =>
      wasRead
        ? conflict.columns(['category', 'title']).doUpdateSet({ update_id: record.id })
        : conflict.doNothing(),
    )
    .execute()
}

/** Paths that redirect to an update. */
const formerPaths = async (db: DbClient, id: number): Promise<string[]> => {
  const titles = await db
    .selectFrom('former_titles')
    .select(['category', 'title'])
    .where('update_id', '=', id)
    .execute()
  return titles.map(({ category, title }) => `/updates/${category}/${encodeURIComponent(title)}`)
}

/** Deletes another update's redirect from a title that is now public. */
export const forgetFormerTitle = async (
  trx: Transaction<Tables>,
  { id, category, title }: Pick<UpdateRow, 'id' | 'category' | 'title'>,
): Promise<void> => {
  if (category === null) return
  await trx
    .deleteFrom('former_titles')
    .where('category', '=', category)
    .where('title', '=', title)
    .where('update_id', '!=', id)
    .execute()
}

/** Deletes redirects from public titles, because another update may have taken a restored update's old title. */
const forgetTitlesInUse = async (trx: Transaction<Tables>, today: string): Promise<void> => {
  await trx
    .deleteFrom('former_titles')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('updates')
          .select('updates.id')
          .where(visibleRows(updates, today))
          .whereRef('updates.category', '=', 'former_titles.category')
          .whereRef('updates.title', '=', 'former_titles.title')
          .whereRef('updates.id', '!=', 'former_titles.update_id'),
      ),
    )
    .execute()
}
