import type { NotificationPayload } from 'react-admin'

let kept: NotificationPayload | undefined

/** Notification that is shown again when the dashboard replaces a guest page. */
export const keptNotice = {
  keep: (notice: NotificationPayload | undefined): void => {
    kept = notice
  },
  take: (): NotificationPayload | undefined => {
    const notice = kept
    kept = undefined
    return notice
  },
}
