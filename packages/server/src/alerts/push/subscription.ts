import type { PushKeys } from './encrypt-push.ts'

/** Where a browser receives pushes, and the keys by which it alone reads them. */
export interface PushSubscription extends PushKeys {
  endpoint: string
}

/** A subscription as the address of a contact. */
export const writeSubscription = ({ endpoint, p256dh, auth }: PushSubscription): string =>
  [endpoint, p256dh, auth].join(' ')

export const parseSubscription = (address: string): PushSubscription => {
  const [endpoint = '', p256dh = '', auth = ''] = address.split(' ')
  return { endpoint, p256dh, auth }
}
