import type { PublicApi } from '@kampana/shared/api/public-api'
import type { Update } from '@kampana/shared/update'
import type { PaginatedList as Paged } from '@kampana/shared/api/reply'
import { FollowLinks } from '../updates/follow-links.tsx'
import { Pagination } from '../components/pagination.tsx'
import { loadSidePanel, type SidePanelData } from '../updates/side-panel.tsx'
import { UpdateList } from '../updates/update-list.tsx'
import { UpdatesLayout } from '../updates/updates-layout.tsx'
import { feedAlternates, type FeedPath } from '../feeds/addresses.ts'
import { definePage, withPageNumber, pageNumber } from '../framework/page.ts'
import { findEntry } from '../site-map.ts'

interface ListPage {
  path: FeedPath
  /** What an empty list says. */
  empty: string
  list: (api: PublicApi, page: number) => Promise<Paged<Update>>
}
interface Data {
  list: Paged<Update>
  side: SidePanelData
  /** Where the site is, for addresses that other programs take. */
  origin: string
}

/** A paged list of updates with the side panel; its title and standing line are the site map's. */
export const updateListPage = ({ path, empty, list }: ListPage) =>
  definePage<Data>({
    path,
    cacheKey: (url) => (pageNumber(url) > 1 ? `?page=${pageNumber(url)}` : ''),
    load: async ({ api, url, today }) => {
      const [found, side] = await Promise.all([list(api, pageNumber(url)), loadSidePanel(api, today)])
      return { list: found, side, origin: url.origin }
    },
    head: ({ list }) => ({
      title: withPageNumber(findEntry(path)?.title ?? '', list.page),
      description: withPageNumber(findEntry(path)?.standing ?? '', list.page),
      canonical: list.page > 1 ? `${path}?page=${list.page}` : path,
      alternates: feedAlternates(path),
      ...(list.page > list.lastPage && { status: 404 as const }),
    }),
    view: ({ data: { list, side, origin } }) => (
      <UpdatesLayout path={path} side={side}>
        {(list.data.length > 0 || list.total === 0) && (
          <UpdateList items={list.data} empty={empty} front={list.page === 1} />
        )}
        {list.total > 0 && <Pagination page={list.page} lastPage={list.lastPage} path={path} />}
        <FollowLinks path={path} origin={origin} />
      </UpdatesLayout>
    ),
  })
