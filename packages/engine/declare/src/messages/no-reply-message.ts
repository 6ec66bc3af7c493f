import { basicPublicMessages } from './basic-public-messages.ts'

/** Reason for a missing reply, as far as the device knows: no connection, or an unreachable server. */
export const noReplyMessage = (): string => {
  const { navigator } = globalThis as { navigator?: { onLine?: boolean } }
  return navigator?.onLine === false ? basicPublicMessages.noConnection : basicPublicMessages.unreachable
}
