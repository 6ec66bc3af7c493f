import { formerTitleCalls } from '@kampana/shared/calls/update-calls'
import { messages } from '@kampana/shared/messages/messages'
import { text } from '@kampana/engine-declare/kinds/index'
import type { UpdateStatus } from '@kampana/shared/update'
import { updateCategory, updates } from '@kampana/shared/resources/updates'
import { createExcerpt } from '@kampana/engine-declare/rich-text/excerpt'
import { findFirstPicture, storedDocument } from '@kampana/engine-declare/rich-text/rich-text'
import type { FastifyInstance } from 'fastify'
import { instant } from '@kampana/engine-server/clock'
import { invalid, notFound } from '@kampana/engine-server/error'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks, RowFor } from './resource-hooks.ts'
import { declaredAddress } from '@kampana/engine-server/records/addresses/declared-address'
import { findMovedRecord } from '@kampana/engine-server/records/addresses/find-moved'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { parseInput } from '@kampana/engine-server/records/input/request'
import type { Row } from '@kampana/engine-server/records/table'
import { describeUpdate } from './publication/describe-update.ts'
import { assertFitsCategory, assertHasDays } from './publication/event-days.ts'
import { fold, tokenize } from '@kampana/engine-declare/text/fold'
import type { Term } from '@kampana/engine-server/db/dialect/terms'
import type { Tables } from '../db/tables.ts'
import type { Selectable } from 'kysely'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { visibleRows } from '@kampana/engine-server/records/visibility'
import { serveUpdatePages, updateImages } from './update-pages.ts'

type UpdateRow = RowFor<'updates'>

/** Hooks of updates: public lists by category, an excerpt and an image for lists, and redirects from similar titles. */
export const updateHooks = (context: AppContext): ResourceHooks<'updates'> => ({
  computedColumns: [
    (record, old) => {
      assertAddressable(record.title)
      return {
        ...((record.updates !== old?.updates || record.cover !== old?.cover) && summarize(record)),
        status: computeStatus(record, old, context),
        ...(old && isEdited(record, old) && { edited_at: instant(context.now()) }),
      }
    },
  ],
  extraColumns: ['excerpt', 'picture', 'edited_at'],
  extraImages: updateImages,
  beforeWrite: [
    async (_trx, intent) => assertFitsCategory(intent),
    async (_trx, intent) => assertHasDays(context, intent),
  ],
  describeChange: describeUpdate(context),
  serialize: [serialize],
  afterCommit: [
    ({ status }) => {
      if (status === 'scheduled') context.publishScheduler.wake()
    },
  ],
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
      const moved = await findMovedRecord(context, declaredAddress(updates, titled) ?? '')
      const data = moved
        ? { id: moved.id, title: String(moved['title']), category: String(moved['category']) }
        : await findSimilarTitle(context, titled)
      if (!data) throw notFound('Update', titled.title)
      return { data }
    },
  })
}

type Titled = Pick<Selectable<Tables['updates']>, 'category' | 'title'>

/**
 * Published update whose title only differs in case, diacritics and spaces, as people type addresses. The full-text index
 * finds it quickly among 20,000 updates.
 */
const findSimilarTitle = async (
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  { category, title }: Titled,
) => {
  const words = tokenize(title)
  if (words.length === 0) return undefined
  const terms = words.map((word): Term => [word])
  const keys = await db
    .selectFrom('search')
    .select('key')
    .where('source', '=', updates.name)
    .where(dialectOf(db).fullText.inSearch(terms, { where: 'title', prefix: false }))
    .where('title_words', '=', words.join(' '))
    .limit(maxAlike)
    .execute()
  if (keys.length === 0) return undefined
  const candidates = await db
    .selectFrom('updates')
    .select(['id', 'title', 'category'])
    .where(
      'id',
      'in',
      keys.map(({ key }) => Number(key)),
    )
    .where('category', '=', category)
    .where(visibleRows(updates, calendarDay(settings.timeZone, now())))
    .orderBy('posted_at', 'desc')
    .execute()
  return candidates.find((update) => update.title !== title && plain(update.title) === plain(title))
}

const maxAlike = 20
const plain = (title: string): string => fold(title).replace(/\s+/g, ' ').trim()
