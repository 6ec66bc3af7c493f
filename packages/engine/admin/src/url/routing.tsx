import { forwardRef, useCallback, useContext, useInsertionEffect, useRef, type ReactNode } from 'react'
import { reactRouterProvider, type RouterLocation, type RouterProvider, type RouterTo } from 'react-admin'
import {
  Link,
  Navigate,
  Route,
  Routes,
  UNSAFE_DataRouterContext as DataRouterContext,
  resolvePath,
  useLocation,
  type LinkProps,
} from 'react-router-dom'
import type { AddressTable } from './address-table.ts'

/** No resource has this address, so react-admin shows its "not found" page. */
const nowhere = '/not-found'

/** True if a navigation changes only the query string of the current page. */
const isWithinPage = (to: RouterTo | number): boolean =>
  typeof to === 'string' ? to.startsWith('?') : typeof to === 'object' && to.pathname === undefined

/**
 * Translates between react-admin's addresses and the product's. react-admin hard-codes its addresses but takes all routing
 * from a provider. `Inbound` translates the browser's address once; `Link`, `Navigate` and `useNavigate` translate targets.
 */
export const createRouting = (table: AddressTable) => {
  const toCanonical = (path: string) => table.toCanonical(path) ?? nowhere

  /** react-admin passes a query string without a path to mean the current page. */
  const outbound = (to: RouterTo, here: string): RouterTo => {
    if (typeof to === 'string' && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to)) return to
    const { pathname, search, hash } = resolvePath(to, here)
    const target = { pathname: table.toPublic(pathname), search, hash }
    return typeof to === 'string' ? target : { ...to, ...target }
  }

  const useNavigate: RouterProvider['useNavigate'] = () => {
    const navigate = reactRouterProvider.useNavigate()
    const router = useContext(DataRouterContext)?.router
    const here = useRef('')
    const { pathname } = useLocation()
    // In an effect, because a transition may render long before its page is shown.
    useInsertionEffect(() => {
      here.current = pathname
    }, [pathname])
    /**
     * True if the person is leaving the page: the next page renders in a transition. Meanwhile, a list that writes its sort
     * order and page into its address must not navigate back.
     */
    const isLeaving = useCallback((): boolean => {
      const path = router?.state.location.pathname.slice(router.basename?.replace(/\/$/, '').length)
      return path !== undefined && toCanonical(path || '/') !== here.current
    }, [router])
    return useCallback(
      (to, options) => {
        if (isWithinPage(to) && isLeaving()) return
        navigate(typeof to === 'number' ? to : outbound(to, here.current), options)
      },
      [navigate, isLeaving],
    )
  }

  const canonical = (location: RouterLocation): RouterLocation => ({
    ...location,
    pathname: toCanonical(location.pathname),
  })
  const useBlocker: RouterProvider['useBlocker'] = (shouldBlock) =>
    reactRouterProvider.useBlocker(
      typeof shouldBlock === 'function'
        ? ({ currentLocation, nextLocation, historyAction }) =>
            shouldBlock({
              currentLocation: canonical(currentLocation),
              nextLocation: canonical(nextLocation),
              historyAction,
            })
        : shouldBlock,
    )

  const routerProvider: RouterProvider = {
    ...reactRouterProvider,
    useNavigate,
    useBlocker,
    Link: forwardRef<HTMLAnchorElement, LinkProps>(function PublicLink({ to, ...props }, ref) {
      return <Link ref={ref} {...props} to={outbound(to, useLocation().pathname)} />
    }),
    Navigate: function PublicNavigate({ to, ...props }) {
      return <Navigate {...props} to={outbound(to, useLocation().pathname)} />
    },
  }

  /** Gives its children react-admin's addresses. */
  const Inbound = ({ children }: { children: ReactNode }) => {
    const location = useLocation()
    return (
      <Routes location={{ ...location, pathname: toCanonical(location.pathname) }}>
        <Route path="*" element={children} />
      </Routes>
    )
  }

  return { routerProvider, Inbound }
}
