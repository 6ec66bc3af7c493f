import { updatePath } from '@kampana/shared/update-path'
import type { PublicApi } from '@kampana/shared/api/public-api'
import type { Update, UpdateCategory } from '@kampana/shared/update'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { loadSidePanel } from '../updates/side-panel.tsx'
import { proseState } from '../components/prose.tsx'
import { UpdateView, type UpdateData } from '../updates/update-view.tsx'
import { eventCalendarFile, feedAlternates } from '../feeds/addresses.ts'
import { summarizeUpdate } from '../updates/update-summary.ts'
import { definePage, RedirectError, type Alternate, type Head } from '@kampana/engine-site/framework/page'
import { loadBodies } from '../records/load-bodies.ts'
import { titlesFromUrl } from '../search/titles-from-url.ts'

/** One update, found by its title in the address. */
const updatePage = (category: UpdateCategory) => {
  const prefix = `/updates/${category}/`
  return definePage<UpdateData, Omit<UpdateData, 'html'>>({
    path: `${prefix}*`,
    // The query may be part of an unencoded title.
    cacheKey: ({ search }) => search,
    load: async ({ api, url, today }) => {
      const titles = titlesFromUrl(url, prefix)
      const [update, side] = await Promise.all([findUpdate(api, category, titles), loadSidePanel(api, today)])
      const { updates, ...shown } = update ?? {}
      const [{ previous, next }, [html = '']] = await Promise.all([
        update ? api.updates.neighbors(update) : { previous: null, next: null },
        loadBodies(api, [updates]),
      ])
      return {
        category,
        title: titles[0] ?? '',
        update: update && (shown as UpdateData['update']),
        html,
        address: url.origin + (update ? updatePath(update) : url.pathname),
        previous: previous && summarizeUpdate(previous),
        next: next && summarizeUpdate(next),
        side,
        today,
      }
    },
    ...proseState,
    head: (data) => createHead(data),
    view: UpdateView,
  })
}

export const announcementPage = updatePage('announcements')
export const newsOrEventPage = updatePage('news-and-events')

const findUpdate = async (
  api: PublicApi,
  category: UpdateCategory,
  titles: string[],
): Promise<Update | null> => {
  for (const title of titles) {
    const update = await api.updates.byTitle(category, title)
    if (update) return update
  }
  for (const title of titles) {
    const renamed = await api.updates.formerlyTitled(category, title)
    if (renamed) throw new RedirectError(updatePath(renamed))
  }
  return null
}

/** Feeds of the list and, until the event is over, its iCalendar file. */
const createAlternates = (update: Update, today: string): Alternate[] => [
  ...feedAlternates(`/updates/${update.category}`),
  ...(update.from && (update.to ?? update.from) >= today
    ? [{ title: update.title, address: eventCalendarFile(update), type: 'text/calendar' }]
    : []),
]

const createHead = ({ update, title, today }: UpdateData): Head =>
  update
    ? {
        title: update.title,
        canonical: updatePath(update),
        alternates: createAlternates(update, today),
        update,
        ...(update.excerpt && { description: update.subtitle ?? update.excerpt }),
        ...(update.picture && { picture: update.picture.src }),
      }
    : { title: publicMessages.titleNotFound(title), status: 404 }
