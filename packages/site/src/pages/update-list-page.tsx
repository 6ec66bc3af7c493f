import type { PublicApi } from '@kampana/shared/public-api'
import type { Update } from '@kampana/shared/update'
import type { Page as Paged } from '@kampana/shared/reply'
import { FollowLinks } from '../components/follow-links.tsx'
import { NoSuchPage } from '../components/no-such-page.tsx'
import { Pager } from '../components/pager.tsx'
import { loadSide, type Side } from '../components/side-panel.tsx'
import { UpdateList } from '../components/update-list.tsx'
import { UpdatesFrame } from '../components/updates-frame.tsx'
import { feedAlternates, type Followed } from '../feeds/addresses.ts'
import { definePage, pageNumber } from '../page.ts'
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
    reads: (url) => (pageNumber(url) > 1 ? `?page=${pageNumber(url)}` : ''),
    load: async ({ api, url, today }) => {
      const [found, side] = await Promise.all([list(api, pageNumber(url)), loadSide(api, today)])
      return { list: found, side, origin: url.origin }
    },
    head: ({ list }) => ({
      title: `${entryAt(path)?.title ?? ''}${list.page > 1 ? `, page ${list.page}` : ''}`,
      description: [entryAt(path)?.standing, list.page > 1 && `page ${list.page}`].filter(Boolean).join(', '),
      canonical: list.page > 1 ? `${path}?page=${list.page}` : path,
      alternates: feedAlternates(path),
      ...(list.page > list.lastPage && { status: 404 as const }),
    }),
    view: ({ data: { list, side, origin } }) => (
      <UpdatesFrame path={path} side={side}>
        <FollowLinks path={path} origin={origin} />
        {list.total > 0 && list.page > list.lastPage ? (
          <NoSuchPage page={list.page} list={path} />
        ) : (
          <>
            <UpdateList items={list.data} empty={empty} front={list.page === 1} />
            <Pager page={list.page} lastPage={list.lastPage} path={path} />
          </>
        )}
      </UpdatesFrame>
    ),
  })
