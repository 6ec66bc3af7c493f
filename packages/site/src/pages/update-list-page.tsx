import type { PublicApi } from '@kampana/shared/api/public-api'
import type { Update } from '@kampana/shared/update'
import type { Page as Paged } from '@kampana/shared/api/reply'
import { FollowLinks } from '../components/follow-links.tsx'
import { Pager } from '../components/pager.tsx'
import { loadSide, type Side } from '../components/side-panel.tsx'
import { UpdateList } from '../components/update-list.tsx'
import { UpdatesFrame } from '../components/updates-frame.tsx'
import { feedAlternates, type Followed } from '../feeds/addresses.ts'
import { definePage, ofPage, pageNumber } from '../page.ts'
import { entryAt } from '../site-map.ts'

interface ListPage {
  path: Followed
  /** What an empty list says. */
  empty: string
  list: (api: PublicApi, page: number) => Promise<Paged<Update>>
}
interface Data {
  list: Paged<Update>
  side: Side
  /** Where the site is, for addresses that other programs take. */
  origin: string
}

/** A paged list of updates with the side panel; its title and standing line are the site map's. */
export const updateListPage = ({ path, empty, list }: ListPage) =>
  definePage<Data>({
    path,
    cacheKey: (url) => (pageNumber(url) > 1 ? `?page=${pageNumber(url)}` : ''),
    load: async ({ api, url, today }) => {
      const [found, side] = await Promise.all([list(api, pageNumber(url)), loadSide(api, today)])
      return { list: found, side, origin: url.origin }
    },
    head: ({ list }) => ({
      title: ofPage(entryAt(path)?.title ?? '', list.page),
      description: ofPage(entryAt(path)?.standing ?? '', list.page),
      canonical: list.page > 1 ? `${path}?page=${list.page}` : path,
      alternates: feedAlternates(path),
      ...(list.page > list.lastPage && { status: 404 as const }),
    }),
    view: ({ data: { list, side, origin } }) => (
      <UpdatesFrame path={path} side={side}>
        {(list.data.length > 0 || list.total === 0) && (
          <UpdateList items={list.data} empty={empty} front={list.page === 1} />
        )}
        {list.total > 0 && <Pager page={list.page} lastPage={list.lastPage} path={path} />}
        <FollowLinks path={path} origin={origin} />
      </UpdatesFrame>
    ),
  })
