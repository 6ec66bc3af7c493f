import { lazy, Suspense, useState } from 'react'
import { useNotificationContext } from 'react-admin'

const Notification = lazy(() =>
  import('./notification.tsx').then((module) => ({ default: module.Notification })),
)

/** The notices. What shows them is fetched with the first one. */
export const Notices = () => {
  const { notifications } = useNotificationContext()
  const [used, setUsed] = useState(false)
  if (notifications.length > 0 && !used) setUsed(true)
  return (
    used && (
      <Suspense>
        <Notification />
      </Suspense>
    )
  )
}
