import { Suspense, useEffect } from 'react'
import { useNotificationContext } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { PlainNotice } from './plain-notice.tsx'

const load = () => import('./notice.tsx')
const Notice = lazyComponent(load, 'Notice', { instead: PlainNotice })

/**
 * The newest notice: an older one would only keep people waiting for it. Its looks are fetched before the first one is
 * needed, which may well tell that there is no connection any more.
 */
export const Notices = () => {
  const { notifications, resetNotifications } = useNotificationContext()
  const newest = notifications.at(-1)
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), untilPageIsThere)
    return () => clearTimeout(timer)
  }, [])
  return (
    newest && (
      <Suspense>
        <Notice key={notifications.length} notice={newest} onClose={resetNotifications} />
      </Suspense>
    )
  )
}

/** In milliseconds; the first view comes first. */
const untilPageIsThere = 2000
