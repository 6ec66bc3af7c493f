import { useEffect } from 'react'
import { useNotificationContext, type NotificationPayload, useTranslate } from 'react-admin'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { storedNotice } from './stored-notice.ts'
import { PlainButton, PlainAlert } from '@kampana/engine-admin/chunks/plain-alert.tsx'

/** Fallback notification in plain elements, if the chunk of `Notice` can't be loaded. */
const PlainNotice = ({ notice, onClose }: { notice: NotificationPayload; onClose: () => void }) => {
  const t = useTranslate()
  const { message, type, notificationOptions } = notice
  return (
    <PlainAlert overlay role={type === 'error' ? 'alert' : 'status'}>
      <div>{typeof message === 'string' ? t(message, notificationOptions?.messageArgs) : message}</div>
      <PlainButton onClick={onClose}>{t('Close')}</PlainButton>
    </PlainAlert>
  )
}

const load = () => import('./notice.tsx')
const Notice = lazyComponent(load, 'Notice', { fallback: PlainNotice, inPlace: true })

/** Shows only the newest notification. Its chunk is prefetched, because the first notification may report a lost connection. */
export const Notices = () => {
  const { notifications, addNotification, resetNotifications } = useNotificationContext()
  useEffect(() => {
    const notice = storedNotice.take()
    if (notice) addNotification(notice)
  }, [addNotification])
  const newest = notifications.at(-1)
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), prefetchDelay)
    return () => clearTimeout(timer)
  }, [])
  return newest && <Notice key={notifications.length} notice={newest} onClose={resetNotifications} />
}

/** Delay of the prefetch in milliseconds, so that the first view loads first. */
const prefetchDelay = 2000
