import { alertsPath } from '@kampana/shared/notices/subscription'

/** Why a browser can't show notices. */
export type Hindrance = 'inApp' | 'homeScreen' | 'unsupported' | 'denied'
/** What came of asking for notices. */
export type PhoneOutcome = 'on' | Hindrance | 'failed' | 'tooMany'

/** Where the address of this phone's own page is kept, in the browser alone. */
const key = 'class-notices'

export const findHindrance = (): Hindrance | null => {
  const { userAgent } = navigator
  if (/\bFB(?:AN|AV|_IAB)|\bMessenger|\bInstagram|; wv\)/.test(userAgent)) return 'inApp'
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : null
  // An iPad says that it is a Mac.
  const isApple =
    /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && navigator.maxTouchPoints > 1)
  return isApple ? 'homeScreen' : 'unsupported'
}

/** The path of the page on which this phone's choices are changed; null where notices don't come to it. */
export const ownContactPath = (): string | null => {
  try {
    return Notification.permission === 'granted' ? localStorage.getItem(key) : null
  } catch {
    return null
  }
}

/** Asks the browser's owner for permission, then subscribes it with the form's choices. Only a press may call it. */
export const startNotices = async (form: FormData): Promise<PhoneOutcome> => {
  try {
    // First of all: Safari lets a page ask only while it answers a press.
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    const subscription = await subscribe(await readKey())
    const { endpoint, keys } = subscription.toJSON()
    const sent = new URLSearchParams()
    for (const [name, value] of form) if (typeof value === 'string') sent.append(name, value)
    sent.delete('email')
    for (const [name, value] of Object.entries({ endpoint, ...keys })) sent.set(name, value ?? '')
    const answer = await fetch(`${alertsPath}/push`, { method: 'POST', body: sent })
    if (answer.status === 429) return 'tooMany'
    if (!answer.ok) return 'failed'
    const { data } = (await answer.json()) as { data: { path: string } }
    localStorage.setItem(key, data.path)
    return 'on'
  } catch {
    return 'failed'
  }
}

/** Ends them, in the browser first, so that nothing comes even where the server can't be reached. */
export const stopNotices = async (path: string): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  localStorage.removeItem(key)
  await fetch(`${path}/unsubscribe`, { method: 'POST' }).catch(() => undefined)
}

const readKey = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await fetch(`${alertsPath}/push`)
  const { data } = (await answer.json()) as { data: { key: string } }
  const text = atob(data.key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Also where data are saved and no worker was registered: this was asked for. */
const subscribe = async (serverKey: Uint8Array<ArrayBuffer>): Promise<PushSubscription> => {
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  // The server has another key where its own was lost.
  if (former && !isSame(former.options.applicationServerKey, serverKey)) await former.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
}

const isSame = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && new Uint8Array(a).join() === b.join()
