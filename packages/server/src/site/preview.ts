import { updatePath } from '@kampana/shared/update-path'
import type { Api, Update } from '@kampana/shared/api/api'
import { unfinishedUpdate, updatePreviewCalls } from '@kampana/shared/calls/update-calls'
import { updates } from '@kampana/shared/resources/updates'
import { normalizeUpdate } from '@kampana/shared/update'
import type { FastifyInstance } from 'fastify'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { instant } from '@kampana/engine-server/clock'
import type { AppContext } from '../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { parseInput } from '@kampana/engine-server/records/input/request'
import { assertOwnMedia } from '../media/assert-own-media.ts'
import { showImages } from '../media/show-images.ts'
import { updateImages } from '../resources/update-pages.ts'
import { required } from '@kampana/engine-server/required'
import type { Row } from '@kampana/engine-server/records/table'
import { pick } from '@kampana/engine-declare/pick'
import { assertAddressable, summarize } from '../resources/updates.ts'
import type { Preview } from './render-uncached.ts'

/** Serves the preview of an update in a form as its public page, which stores nothing. */
export const servePreview = (app: FastifyInstance, context: AppContext, preview: Preview): void =>
  serve(app, updatePreviewCalls, {
    preview: async ({ body }) => {
      const input = toUpdate(body, context)
      await assertOwnMedia(context.db, updates, pick(input, ['updates', 'cover']), null)
      const update = await asShown(context, input)
      const today = calendarDay(context.settings.timeZone, context.now())
      return {
        data: { html: await preview(updatePath(update), (api) => asPublished(api, update, today)) },
      }
    },
  })

/** Renders a stored update in any state as its public page. */
export const renderRecordPreview = async (
  context: AppContext,
  preview: Preview,
  row: Row,
): Promise<string> => {
  const writable = Object.entries(updates.fields).filter(([, { readOnly }]) => !readOnly)
  const values = pick(
    row,
    writable.map(([name]) => name),
  )
  const update = await asShown(context, toUpdate(values, context))
  const today = calendarDay(context.settings.timeZone, context.now())
  return preview(updatePath(update), (api) => asPublished(api, update, today))
}

/** An update with the images that visitors would see. */
const asShown = async ({ db }: AppContext, update: Update): Promise<Update> => {
  const images = { fields: updates.fields, extraImages: updateImages }
  const [shown] = await showImages(db, images, [update], 'visitors')
  return required(shown)
}

/** An unfinished update as it would be published. */
const toUpdate = (body: unknown, context: AppContext): Update => {
  const now = instant(context.now())
  const input = parseInput(unfinishedUpdate, body, { now })
  const title = input.title ?? 'Untitled'
  const updates = input.updates ?? JSON.stringify({ type: 'doc', content: [] })
  assertAddressable(title)
  const { excerpt, picture } = summarize({ updates, cover: input.cover })
  const { pinned, ...values } = input
  return normalizeUpdate(
    {
      ...values,
      pinned: pinned ? 1 : null,
      id: 0,
      title,
      category: input.category ?? 'announcements',
      updates,
      excerpt,
      picture: picture === null ? null : JSON.parse(picture),
      created_at: now,
      posted_at: input.posted_at ?? now,
    },
    context.settings.timeZone,
  )
}

/** The API as it will be after the update's publication: it is found by title and among the latest. */
const asPublished = (api: Api, update: Update, today: string): Api => {
  const isOther = ({ title, category }: Update): boolean =>
    title !== update.title || category !== update.category
  const isComing = update.category === 'news-and-events' && (update.to ?? '') >= today
  return {
    ...api,
    updates: {
      ...api.updates,
      byTitle: async () => update,
      neighbors: async (shown) => {
        const { previous, next } = await api.updates.neighbors(shown)
        const isAfter = next !== null && next.posted_at > shown.posted_at
        return { previous: previous && isOther(previous) ? previous : null, next: isAfter ? next : null }
      },
      latest: async (...parameters) =>
        [update, ...(await api.updates.latest(...parameters)).filter(isOther)].slice(
          0,
          parameters[0] ?? shown,
        ),
      upcoming: async (...parameters) => {
        const others = (await api.updates.upcoming(...parameters)).filter(isOther)
        return (isComing ? [...others, update] : others)
          .toSorted((a, b) => String(a.from).localeCompare(String(b.from)))
          .slice(0, parameters[1] ?? shown)
      },
    },
  }
}
/** Number of updates in the side panel. */
const shown = 3
