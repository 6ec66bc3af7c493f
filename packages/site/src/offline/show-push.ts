import type { WorkerScope } from './worker-scope.ts'

/** A notice in the format of the server's push. */
interface Pushed {
  title: string
  body?: string
  lang?: string
  tag?: string
  /** Address of the notice. */
  navigate: string
}

/** Generic notification for an invalid push. Browsers revoke the permission of a website that shows nothing. */
const unreadable: Pushed = { title: 'Class notice', navigate: '/class-status', tag: 'class-status' }

/** Shows a push in place of the previous push of the same notice. Alerts only if the text differs. */
export const showPush = async (
  { registration }: Pick<WorkerScope, 'registration'>,
  text: string | undefined,
): Promise<void> => {
  const { title, navigate, ...pushed } = readPush(text)
  const [former] = await registration.getNotifications({ tag: pushed.tag ?? '' })
  const isOther = former !== undefined && (former.title !== title || former.body !== pushed.body)
  const options = { ...pushed, renotify: isOther, icon: '/icon-192.png', data: { navigate } }
  await registration.showNotification(title, options)
}

const readPush = (text: string | undefined): Pushed => {
  try {
    const { title, body, lang, tag, navigate } = (JSON.parse(text ?? '') as { notification: Pushed })
      .notification
    return { title, navigate, ...(body && { body }), ...(lang && { lang }), ...(tag && { tag }) }
  } catch {
    return unreadable
  }
}

/** Opens a notification's notice, in the window that already shows it if there is one. */
export const openNotice = async (
  { clients }: Pick<WorkerScope, 'clients'>,
  notification: Notification,
): Promise<void> => {
  notification.close()
  const { navigate } = (notification.data ?? unreadable) as Pick<Pushed, 'navigate'>
  const { href } = new URL(navigate, location.origin)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === href)
  await (open ? open.focus() : clients.openWindow(href))
}
