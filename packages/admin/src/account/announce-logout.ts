import { thisTab } from '@kampana/engine-admin/unsaved/tabs'

/** Channel on which tabs of one browser announce logouts. */
export const logoutChannel = 'kampana.logout'

/** Logout of a person in a tab. */
export interface Logout {
  person: number
  tab: string
}

/** Notifies the other tabs of this browser that the person has logged out. */
export const announceLogout = (person: number): void => {
  const channel = new BroadcastChannel(logoutChannel)
  // A channel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage({ person, tab: thisTab } satisfies Logout)
  channel.close()
}
