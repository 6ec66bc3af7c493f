import type { PublicApi } from '@kampana/shared/api/public-api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import type { Update, UpdateCategory } from '@kampana/shared/update'
import type { PaginatedList } from '@kampana/engine-declare/api/http/reply'
import { FollowLinks } from '../updates/follow-links.tsx'
import { Pagination } from '../components/pagination.tsx'
import { loadPinnedFirst } from '../updates/load-pinned-first.ts'
import { loadSidePanel, type SidePanelData } from '../updates/side-panel.tsx'
import { UpdateList } from '../updates/update-list.tsx'
import { UpdatesLayout } from '../updates/updates-layout.tsx'
import { feedAlternates, type FeedPath } from '../feeds/addresses.ts'
import { definePage, withPageNumber, pageNumber } from '@kampana/engine-site/framework/page'
import { entryTitle, findEntry } from '../site-map.ts'

interface UpdateListPage {
  path: FeedPath
  /** Text of an empty list. */
  empty: string
  loadList: (api: PublicApi, page: number) => Promise<PaginatedList<Update>>
  /** Category whose pinned updates come first; both if undefined. */
  category?: UpdateCategory
}
interface Data {
  list: PaginatedList<Update>
  side: SidePanelData
  /** The site's origin, for addresses used by other programs. */
  origin: string
}

/** A paginated list of updates with the side panel. */
const updateListPage = ({ path, empty, loadList, category }: UpdateListPage) =>
  definePage<Data>({
    path,
    cacheKey: (url) => (pageNumber(url) > 1 ? `?page=${pageNumber(url)}` : ''),
    load: async ({ api, url, today }) => {
      const page = pageNumber(url)
      const [pinned, side] = await Promise.all([api.updates.pinned(category), loadSidePanel(api, today)])
      const list = await loadPinnedFirst((number) => loadList(api, number), pinned, page)
      return { list, side, origin: url.origin }
    },
    head: ({ list }) => ({
      title: withPageNumber(entryTitle(path), list.page),
      description: withPageNumber(findEntry(path)?.standing ?? '', list.page),
      canonical: list.page > 1 ? `${path}?page=${list.page}` : path,
      alternates: feedAlternates(path),
      ...(list.page > list.lastPage && { status: 404 as const }),
    }),
    view: ({ data: { list, side, origin } }) => (
      <UpdatesLayout side={side}>
        {(list.data.length > 0 || list.total === 0) && <UpdateList items={list.data} empty={empty} />}
        {list.total > 0 && <Pagination page={list.page} lastPage={list.lastPage} path={path} />}
        <FollowLinks path={path} origin={origin} />
      </UpdatesLayout>
    ),
  })

export const updatesPage = updateListPage({
  path: '/updates',
  empty: publicMessages.noUpdates,
  loadList: (api, page) => api.updates.paginated(page),
})
export const announcementsPage = updateListPage({
  path: '/updates/announcements',
  empty: publicMessages.noAnnouncements,
  category: 'announcements',
  loadList: (api, page) => api.updates.announcements(page),
})
export const newsAndEventsPage = updateListPage({
  path: '/updates/news-and-events',
  empty: publicMessages.noNewsAndEvents,
  category: 'news-and-events',
  loadList: (api, page) => api.updates.newsAndEvents(page),
})
