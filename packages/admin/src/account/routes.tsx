import { guestPaths } from '@kampana/engine-declare/forms/guest-paths'
import type { ReactNode } from 'react'
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
import { FormerAddress, formerAddresses, recordAtPath } from './former-addresses.tsx'

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
