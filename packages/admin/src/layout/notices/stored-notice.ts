import type { NotificationPayload } from 'react-admin'

let stored: NotificationPayload | undefined

/** Notification that is shown again when the dashboard replaces a guest page. */
export const storedNotice = {
  keep: (notice: NotificationPayload | undefined): void => {
    stored = notice
  },
  take: (): NotificationPayload | undefined => {
    const notice = stored
    stored = undefined
    return notice
  },
}
