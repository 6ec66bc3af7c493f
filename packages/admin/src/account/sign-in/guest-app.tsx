import { CssBaseline } from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import {
  I18nContext,
  NotificationContextProvider,
  StoreContextProvider,
  ThemeProvider,
  ThemesContext,
  useNotificationContext,
  type Store,
} from 'react-admin'
import { ChunkBoundary } from '@kampana/engine-admin/chunks/chunk-boundary.tsx'
import { loadFilipino } from '../../language/load-filipino.ts'
import { plainEnglish } from '@kampana/engine-admin/language/plain-english'
import { useLanguage } from '@kampana/engine-admin/language/use-language'
import { storedNotice } from '../../layout/notices/stored-notice.ts'
import { Notices } from '../../layout/notices/notices.tsx'
import { darkTheme, lightTheme } from '@kampana/engine-admin/theme'
import type { SessionClient } from '../session.ts'
import { GuestContext, type Guest } from './guest-context.ts'
import { findGuestPage } from './guest-pages.tsx'

interface Props {
  session: SessionClient
  store: Store
  /** Loads the dashboard, which then replaces this app. */
  openDashboard: () => Promise<void>
}

/**
 * Guest pages on their own, so that people can type before the dashboard with react-admin has loaded. Uses only those contexts
 * of react-admin that don't depend on the rest of it.
 */
export const GuestApp = ({ store, ...props }: Props) => {
  const i18nProvider = useLanguage(store, plainEnglish, loadFilipino)
  return (
    i18nProvider && (
      <StoreContextProvider value={store}>
        <I18nContext value={i18nProvider}>
          <NotificationContextProvider>
            <ThemesContext value={themes}>
              <ThemeProvider>
                <CssBaseline enableColorScheme />
                <Page store={store} {...props} />
                <Notices />
              </ThemeProvider>
            </ThemesContext>
          </NotificationContextProvider>
        </I18nContext>
      </StoreContextProvider>
    )
  )
}

const themes = { lightTheme, darkTheme }

const Page = ({ session, store, openDashboard }: Props) => {
  const [location, setLocation] = useState(readLocation)
  const { show, ...guest } = useMemo(() => {
    const show = async () => {
      const next = readLocation()
      if (findGuestPage(next.pathname, next.search)) setLocation(next)
      else await openDashboard()
    }
    const navigate: Guest['navigate'] = (to, { replace = false, state } = {}) => {
      history[replace ? 'replaceState' : 'pushState']({ usr: state }, '', base + to)
      return show()
    }
    const logout: Guest['logout'] = async (params) => {
      await session.logout(params)
      store.reset()
      await navigate('/login')
    }
    return { session, navigate, logout, show }
  }, [session, store, openDashboard])
  useEffect(() => {
    const follow = () => void show()
    addEventListener('popstate', follow)
    addEventListener('input', prefetchDashboard, { once: true })
    return () => removeEventListener('popstate', follow)
  }, [show])
  useStoredNotice()
  return (
    <GuestContext value={{ ...guest, location }}>
      <ChunkBoundary>{findGuestPage(location.pathname, location.search)}</ChunkBoundary>
    </GuestContext>
  )
}

const base = import.meta.env.BASE_URL.slice(0, -1)

/** The browser's address in the format of the dashboard's router. */
const readLocation = (): Guest['location'] => ({
  pathname: window.location.pathname.slice(base.length) || '/',
  search: window.location.search,
  state: history.state?.usr ?? null,
})

/** Makes the browser preload the files of the dashboard (build/part-links-plugin.ts) while the person types. */
const prefetchDashboard = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-part=dashboard]'))
    link.rel = 'modulepreload'
}

/** Passes the current notification on to the dashboard when it takes over. */
const useStoredNotice = (): void => {
  const notice = useNotificationContext().notifications.at(-1)
  useEffect(() => () => storedNotice.keep(notice), [notice])
}
