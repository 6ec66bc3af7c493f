import { alertsPath } from '@kampana/shared/notices/subscription'

/** Reason why a browser can't show notifications. */
export type Hindrance = 'inApp' | 'homeScreen' | 'unsupported' | 'denied'
/** Result of requesting notifications. */
export type PhoneOutcome = 'on' | Hindrance | 'failed' | 'tooMany'

/** Storage key for the address of this phone's own page. Only the browser stores it. */
const key = 'class-notices'

export const findHindrance = (): Hindrance | null => {
  const { userAgent } = navigator
  if (/\bFB(?:AN|AV|_IAB)|\bMessenger|\bInstagram|; wv\)/.test(userAgent)) return 'inApp'
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : null
  // An iPad identifies itself as a Mac.
  const isApple =
    /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && navigator.maxTouchPoints > 1)
  return isApple ? 'homeScreen' : 'unsupported'
}

/** Path of the page for this phone's choices; null if the phone isn't subscribed. */
export const ownContactPath = (): string | null => {
  try {
    return Notification.permission === 'granted' ? localStorage.getItem(key) : null
  } catch {
    return null
  }
}

/** Requests permission from the person, then subscribes the browser with the form's choices. Call it from a click handler. */
export const startNotices = async (form: FormData): Promise<PhoneOutcome> => {
  try {
    // Safari requires this call to be the first one of a click handler.
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

/** Unsubscribes, in the browser first, so that notifications end even if the server can't be reached. */
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

/** Registers the worker even with "Save-Data", since the person requested notifications. */
const subscribe = async (serverKey: Uint8Array<ArrayBuffer>): Promise<PushSubscription> => {
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  // The server has a new key if it lost the previous one.
  if (former && !isSame(former.options.applicationServerKey, serverKey)) await former.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
}

const isSame = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && new Uint8Array(a).join() === b.join()
