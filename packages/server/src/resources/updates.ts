import { messages } from '@kampana/shared/messages/messages'
import { readInput } from '@kampana/shared/schema/schema'
import { text } from '@kampana/shared/kinds/index'
import type { UpdateStatus } from '@kampana/shared/update'
import { updates } from '@kampana/shared/resources/updates'
import { createExcerpt } from '@kampana/shared/rich-text/excerpt'
import { findFirstPicture, parseRichText } from '@kampana/shared/rich-text/rich-text'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { instant } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { invalid, notFound } from '../error.ts'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks, RowFor } from '../crud/hooks.ts'
import { sendPublicAnswer } from '../crud/public-answer.ts'
import { pageNumber, pageSize, parseListQuery, type ParsedQuery } from '../crud/query/list-query.ts'
import { pageBody } from '../crud/query/pagination.ts'
import { address, asksForMore } from '../crud/routes.ts'
import type { Store } from '../crud/store.ts'
import type { InputValues, Row } from '../crud/table.ts'
import { updateTitledAlike } from './titled-alike.ts'

type UpdateRow = RowFor<'updates'>

/** Updates have public pages by category, an excerpt and a picture for lists, and leave their old titles as redirects. */
export const updateHooks = (context: AppContext): ResourceHooks<'updates'> => ({
  computedColumns: (record, old) => ({
    ...summarize(record),
    status: statusOf(record, old, context),
    ...(old && isEdited(record, old) && { edited_at: instant(context.now()) }),
  }),
  extraColumns: ['excerpt', 'picture', 'edited_at'],
  serialize,
  readScope: (eb, viewer) =>
    viewer?.permissions.has('list updates') ? eb.and([]) : eb('status', '=', 'published'),
  // Who may change an update may read it.
  canRead: (row, viewer) =>
    row.status === 'published' ||
    ['show updates', 'edit updates'].some((name) => viewer?.permissions.has(name)),
  onCreate: async (trx, record) => {
    if (record.status === 'published') await forgetFormerTitle(trx, record)
  },
  cascade: [{ table: 'former_titles', column: 'update_id' }],
  onRestore: async (trx, record) => {
    if (record.status === 'published') await forgetFormerTitle(trx, record)
    await forgetTitlesInUse(trx)
  },
  onEdit: keepFormerTitle,
  afterCommit: ({ status }) => {
    if (status === 'scheduled') context.publishScheduler.wake()
  },
  routes: (app, store) => {
    servePages(app, context, store)
    serveFormerTitles(app, context)
  },
})

const serialize = (row: Row): Row => ({
  ...row,
  picture: typeof row.picture === 'string' ? JSON.parse(row.picture) : null,
})

/** Where an update stands. What was due already when it was changed is left to the schedule, which tells of it. */
const statusOf = (
  record: Partial<UpdateRow>,
  old: UpdateRow | null,
  { now }: Pick<AppContext, 'now'>,
): UpdateStatus => {
  if (old && old.posted_at === record.posted_at) return old.status
  if (record.posted_at == null) return 'draft'
  return record.posted_at <= instant(now()) ? 'published' : 'scheduled'
}

/** Whether what people read of an update has changed; its category, its moment and its status are no content. */
const isEdited = (record: Partial<UpdateRow>, old: UpdateRow): boolean =>
  ['title', 'subtitle', 'from', 'to', 'updates'].some((name) => record[name] !== old[name])

/** What lists show of an update: its body's first paragraphs and first picture. Refuses what couldn't be shown. */
export const summarize = (record: InputValues): { excerpt: string; picture: string | null } => {
  // Browsers resolve these as folders, percent-encoded too, so no link could lead there (WHATWG URL, 4.1).
  if (/^\.{1,2}$/.test(String(record.title))) throw invalid({ title: [messages.invalid.noAddress('title')] })
  const read = parseRichText(String(record.updates))
  if ('problem' in read) throw invalid({ updates: [messages.invalid.richText('updates', read.problem)] })
  const picture = findFirstPicture(read.document)
  return { excerpt: createExcerpt(read.document), picture: picture && JSON.stringify(picture) }
}

const servePages = (app: FastifyInstance, context: AppContext, store: Store): void => {
  const sendAnswer = sendPublicAnswer(context)
  const pages: Record<string, Record<string, string>> = {
    paginated: {},
    announcements: { category: 'announcements' },
    newsAndEvents: { category: 'news-and-events' },
  }
  for (const [name, filter] of Object.entries(pages)) {
    const path = `/api/updates/${name}`
    const schema = { tags: ['updates'], summary: `Published updates, ten a page, newest first (${name})` }
    app.get<{ Querystring: { page?: string } }>(
      path,
      { config: { access: 'anyone' }, schema },
      async (request, reply) =>
        sendAnswer(request, reply, async () => {
          if (asksForMore(request)) await context.limitReads(request)
          const wanted = pageQuery(filter, pageNumber(request.query.page))
          const { rows, total } = await store.list(wanted, null)
          const data = rows.map(serialize)
          return { headers: {}, body: pageBody(data, total, wanted, address(context, path)) }
        }),
    )
  }
}

const pageQuery = (filter: Record<string, string>, page: number): ParsedQuery => ({
  ...parseListQuery(updates, { filter: JSON.stringify(filter), sort: JSON.stringify(['posted_at', 'DESC']) }),
  first: (page - 1) * pageSize,
  count: pageSize,
  paged: true,
})

const serveFormerTitles = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context
  const fields = { category: updates.fields.category, title: text('Title') }
  const schema = {
    tags: ['updates'],
    summary: 'The update that once had this title, or has it in other letters',
  }
  app.get('/api/updates/formerly', { config: { access: 'anyone' }, schema }, async ({ query }) => {
    const read = readInput(fields, query)
    if ('errors' in read) throw invalid(read.errors)
    const { category, title } = read.input
    const former = await db
      .selectFrom('former_titles')
      .innerJoin('updates', 'updates.id', 'former_titles.update_id')
      .select(['updates.id', 'updates.title', 'updates.category'])
      .where('former_titles.category', '=', category)
      .where('former_titles.title', '=', title)
      .where('updates.status', '=', 'published')
      .where((eb) => eb.or([eb('updates.title', '!=', title), eb('updates.category', '!=', category)]))
      .executeTakeFirst()
    const data = former ?? (await updateTitledAlike(context, { category, title }))
    if (!data) throw notFound('Update', title)
    return { data }
  })
}

/**
 * Visitors who know an update by its old title are led to it, and nobody is led elsewhere by the title that it has now:
 * both are written as the update's own, in one statement. What visitors never read takes no title from another.
 */
const keepFormerTitle = async (
  trx: Transaction<Tables>,
  old: UpdateRow,
  record: UpdateRow,
): Promise<void> => {
  const [wasRead, isRead] = [old, record].map(({ status }) => status === 'published')
  if (isRead && !wasRead) await forgetFormerTitle(trx, record)
  if (old.title === record.title && old.category === record.category) return
  const titles = wasRead && isRead ? [old, record] : [old]
  await trx
    .insertInto('former_titles')
    .values(
      titles.map(({ category, title }) => ({
        category,
        title,
        update_id: record.id,
      })),
    )
    .onConflict((conflict) =>
      wasRead
        ? conflict.columns(['category', 'title']).doUpdateSet({ update_id: record.id })
        : conflict.doNothing(),
    )
    .execute()
}

/** A title that the public sees in use leads to no other update. */
export const forgetFormerTitle = async (
  trx: Transaction<Tables>,
  { id, category, title }: Pick<UpdateRow, 'id' | 'category' | 'title'>,
): Promise<void> => {
  await trx
    .deleteFrom('former_titles')
    .where('category', '=', category)
    .where('title', '=', title)
    .where('update_id', '!=', id)
    .execute()
}

/** What was an old title when its update was deleted may be another's title by the time it comes back. */
const forgetTitlesInUse = async (trx: Transaction<Tables>): Promise<void> => {
  await trx
    .deleteFrom('former_titles')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('updates')
          .select('updates.id')
          .where('updates.status', '=', 'published')
          .whereRef('updates.category', '=', 'former_titles.category')
          .whereRef('updates.title', '=', 'former_titles.title')
          .whereRef('updates.id', '!=', 'former_titles.update_id'),
      ),
    )
    .execute()
}
