import type { NotificationPayload } from 'react-admin'

let kept: NotificationPayload | undefined

/** The notice that goes with a person from the pages for guests into the dashboard. */
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
