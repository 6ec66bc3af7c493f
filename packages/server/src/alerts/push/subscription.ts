import type { PushKeys } from './encrypt-push.ts'

/** A browser's push endpoint, and the keys that only this browser can decrypt with. */
export interface PushSubscription extends PushKeys {
  endpoint: string
}

/** Writes a subscription as a contact's address. */
export const writeSubscription = ({ endpoint, p256dh, auth }: PushSubscription): string =>
  [endpoint, p256dh, auth].join(' ')

export const parseSubscription = (address: string): PushSubscription => {
  const [endpoint = '', p256dh = '', auth = ''] = address.split(' ')
  return { endpoint, p256dh, auth }
}
