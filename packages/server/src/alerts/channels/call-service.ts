import type { Settings } from '../../env.ts'
import { hasPublicHost } from '../push/public-address.ts'
import { NotPublic, publicLookup } from '../push/services.ts'
import { callOnce, type ServiceCall, type ServiceReply } from '../sending/call-once.ts'

/** Calls a chat service. Only origins in the settings may be in a private network. */
export const callService = async (
  call: ServiceCall,
  { privateChannels }: Pick<Settings, 'privateChannels'>,
): Promise<ServiceReply> => {
  const connection = { agent: false, timeout: 20_000 } as const
  if (privateChannels.includes(call.url.origin)) return callOnce(call, connection)
  if (!hasPublicHost(call.url)) throw new NotPublic(`${call.url.hostname} isn’t public`)
  return callOnce(call, { ...connection, lookup: publicLookup() })
}
