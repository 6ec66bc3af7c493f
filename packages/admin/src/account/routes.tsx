import { guestPaths } from '@kampana/engine-declare/forms/guest-paths'
import { type ReactNode, useEffect } from 'react'
import { Route } from 'react-router-dom'
import { declaredComponent } from '@kampana/engine-admin/screens/declared-component'
import { hasDrafts } from '@kampana/engine-admin/screens/drafts/has-drafts'
import {
  LazyGuestInDashboard,
  LazyGuidePage,
  LazyNotFound,
  LazyPasswordEdit,
  LazyProfile,
} from '../lazy-components.ts'
import { useLocation, useNavigate, useParams } from 'react-admin'

// Not in lazy-components.ts, because the page itself imports some of them.
const TrashPage = declaredComponent(
  () => import('@kampana/engine-admin/screens/trash/trash-page.tsx'),
  'TrashPage',
)

const ChangesPage = declaredComponent(
  () => import('@kampana/engine-admin/screens/drafts/page/releases-page.tsx'),
  'ReleasesPage',
)
const ChangePage = declaredComponent(
  () => import('@kampana/engine-admin/screens/drafts/page/release-page.tsx'),
  'ReleasePage',
)

const FormerDraftsPage = declaredComponent(
  () => import('../former-drafts/former-drafts-page.tsx'),
  'FormerDraftsPage',
)

const RecordAt = declaredComponent(
  () => import('@kampana/engine-admin/screens/on-website/record-at.tsx'),
  'RecordAt',
)

/** Page for people whose resources have drafts over live records. */
const WithDrafts = ({ page }: { page: ReactNode }) => (hasDrafts() ? page : <LazyNotFound />)

/** Address of the form for the record whose page is at the query's `address`. */
const recordAtPath = '/pages/at'

/** Target of a former address: a pattern that keeps query and hash, or an address made of the query. */
type Target = string | ((query: URLSearchParams) => string)

/** Address of the form for a page of the website, which was once edited as a file. */
const pageForm = (query: URLSearchParams): string => {
  const address = query.get('address') ?? addressOf(query.get('path') ?? '')
  return address === undefined ? '/pages' : `${recordAtPath}?${new URLSearchParams({ address }).toString()}`
}

/** Address of a page from the path of its file. Undefined for other files, whose content belongs to records now. */
const addressOf = (file: string): string | undefined => /^pages(\/.+)\.md$/.exec(file)?.[1]

/** Former addresses with their targets. Bookmarks and e-mails still contain them. */
export const formerAddresses: Readonly<Record<string, Target>> = {
  '/changes': '/releases',
  '/changes/:id': '/releases/:id',
  '/website': pageForm,
  '/website/edit': pageForm,
  '/website/changes': '/releases',
  '/website/versions': pageForm,
}

const fillIn = (pattern: string, params: Readonly<Record<string, string | undefined>>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Redirects from a former address. */
const FormerAddress = ({ target }: { target: Target }) => {
  const navigate = useNavigate()
  const params = useParams()
  const { search, hash } = useLocation()
  const to =
    typeof target === 'string'
      ? `${fillIn(target, params)}${search}${hash}`
      : target(new URLSearchParams(search))
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

const memberPages: Readonly<Record<string, ReactNode>> = {
  '/profile': <LazyProfile />,
  '/password/edit': <LazyPasswordEdit />,
  '/guide': <LazyGuidePage />,
  '/trash/:id': <TrashPage />,
  '/releases': <WithDrafts page={<ChangesPage />} />,
  '/releases/:id': <WithDrafts page={<ChangePage />} />,
  '/former-drafts': <WithDrafts page={<FormerDraftsPage />} />,
  [recordAtPath]: <RecordAt />,
  ...Object.fromEntries(
    Object.entries(formerAddresses).map(([path, target]) => [
      path,
      <FormerAddress key={path} target={target} />,
    ]),
  ),
}

/** Guest pages inside the running dashboard. The login page is a prop of `Admin`. */
export const guestRoutes = guestPaths
  .filter((path) => path !== '/login')
  .map((path) => <Route key={path} path={path} element={<LazyGuestInDashboard />} />)

/** Pages without a resource, for signed-in users. */
export const memberRoutes = Object.entries(memberPages).map(([path, page]) => (
  <Route key={path} path={path} element={page} />
))

/** Addresses of all account pages. */
export const accountPaths = [...guestPaths, ...Object.keys(memberPages)]
