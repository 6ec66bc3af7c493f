import { lazy, Suspense } from 'react'
import { useNotificationContext } from 'react-admin'

const Notice = lazy(() => import('./notice.tsx').then((module) => ({ default: module.Notice })))

/** The newest notice: an older one would only keep people waiting for it. */
export const Notices = () => {
  const { notifications, resetNotifications } = useNotificationContext()
  const newest = notifications.at(-1)
  return (
    newest && (
      <Suspense>
        <Notice key={notifications.length} notice={newest} onClose={resetNotifications} />
      </Suspense>
    )
  )
}
