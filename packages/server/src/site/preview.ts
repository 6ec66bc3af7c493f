import { updatePath } from '@kampana/shared/update-path'
import type { Api, Update } from '@kampana/shared/api/api'
import { datetime, optional, richText, text } from '@kampana/shared/kinds/index'
import { updates } from '@kampana/shared/resources/updates'
import { readInput } from '@kampana/shared/schema/schema'
import type { FastifyInstance } from 'fastify'
import { dayIn, instant } from '../clock.ts'
import { invalid } from '../error.ts'
import type { AppContext } from '../app-context.ts'
import { formSchema } from '../crud/openapi.ts'
import { assertOwnMedia } from '../crud/own-media.ts'
import { summarize } from '../resources/updates.ts'
import type { Preview } from './render-uncached.ts'

const { condition: _from, ...from } = updates.fields.from
const { condition: _to, ...to } = updates.fields.to

/** An update while it is being written: much may be missing, and days may be past. */
const unfinished = {
  title: optional(text('Title')),
  subtitle: updates.fields.subtitle,
  category: updates.fields.category,
  from: optional(from),
  to: optional(to),
  updates: optional(richText('Body')),
  posted_at: optional(datetime('Posted', { now: true })),
}

/** POST /api/updates/preview: the page of an update as visitors would get it, from what a form holds. Nothing is kept. */
export const servePreview = (app: FastifyInstance, context: AppContext, preview: Preview): void => {
  const schema = formSchema('updates', 'How the site would show an update', unfinished)
  app.post(
    '/api/updates/preview',
    { config: { access: ['create updates', 'edit updates'] }, schema },
    async ({ body }) => {
      const update = unfinishedUpdate(body, context.now())
      await assertOwnMedia(context.db, updates, { updates: update.updates })
      const today = dayIn(context.settings.timeZone, context.now())
      return {
        data: { html: await preview(updatePath(update), (api) => asPublished(api, update, today)) },
      }
    },
  )
}

const unfinishedUpdate = (body: unknown, time: Date): Update => {
  const now = instant(time)
  const read = readInput(unfinished, body, { now })
  if ('errors' in read) throw invalid(read.errors)
  const { input } = read
  const title = input.title ?? 'Untitled'
  const updates = input.updates ?? JSON.stringify({ type: 'doc', content: [] })
  const { excerpt, picture } = summarize({ title, updates })
  return {
    ...input,
    id: 0,
    title,
    updates,
    excerpt,
    picture: picture === null ? null : JSON.parse(picture),
    created_at: now,
    posted_at: input.posted_at ?? now,
  }
}

/** The API as it will answer when the update is published: it is found by its title, and among the newest. */
const asPublished = (api: Api, update: Update, today: string): Api => {
  const isOther = ({ title, category }: Update): boolean =>
    title !== update.title || category !== update.category
  const isComing = update.category === 'news-and-events' && (update.to ?? '') >= today
  return {
    ...api,
    updates: {
      ...api.updates,
      byTitle: async () => update,
      neighbours: async (shown) => {
        const { previous, next } = await api.updates.neighbours(shown)
        const isAfter = next !== null && next.posted_at > shown.posted_at
        return { previous: previous && isOther(previous) ? previous : null, next: isAfter ? next : null }
      },
      latest: async (...asked) =>
        [update, ...(await api.updates.latest(...asked)).filter(isOther)].slice(0, asked[0] ?? shown),
      upcoming: async (...asked) => {
        const others = (await api.updates.upcoming(...asked)).filter(isOther)
        return (isComing ? [...others, update] : others)
          .toSorted((a, b) => String(a.from).localeCompare(String(b.from)))
          .slice(0, asked[1] ?? shown)
      },
    },
  }
}
/** How many the side panel shows of each. */
const shown = 3
