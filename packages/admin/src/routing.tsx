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

/** No resource has this address, so react-admin shows the page for what it can't find. */
const nowhere = '/not-found'

/** Whether it changes only the search of the page it is called on. */
const isWithinPage = (to: RouterTo | number): boolean =>
  typeof to === 'string' ? to.startsWith('?') : typeof to === 'object' && to.pathname === undefined

/**
 * react-admin hard-codes its addresses, but takes all its routing from a provider. This one lets it live with
 * its own addresses while the browser shows the product's: what comes in is translated once, by `Inbound`,
 * and what goes out by `Link`, `Navigate` and `useNavigate`.
 */
export const createRouting = (table: AddressTable) => {
  const toCanonical = (path: string) => table.toCanonical(path) ?? nowhere

  /** react-admin gives a search without a path to mean the page it is on. */
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
    // Not while rendering, which a transition may do long before its page is shown.
    useInsertionEffect(() => {
      here.current = pathname
    }, [pathname])
    /**
     * Whether the page shown is being left: the next one renders in a transition. A list that writes its sort order and page
     * into its address must not call people back meanwhile.
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

  /** Everything in it sees react-admin's addresses. */
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
