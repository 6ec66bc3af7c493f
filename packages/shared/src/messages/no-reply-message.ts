import { basicPublicMessages } from './basic-public-messages.ts'

/** Why there was no reply, as far as the device knows: it has no connection at all, or else the server is out of reach. */
export const noReplyMessage = (): string => {
  const { navigator } = globalThis as { navigator?: { onLine?: boolean } }
  return navigator?.onLine === false ? basicPublicMessages.noConnection : basicPublicMessages.unreachable
}
