import { isOwnServer, knownPermissions } from './own-server.ts'
import { storedAccount } from './stored-account.ts'

/** True if the signed-in person has one of these permissions of our own server. Other back ends don't have them. */
export const holds = (...names: readonly string[]): boolean => {
  const account = storedAccount.read()
  const held = isOwnServer(account) ? knownPermissions(account) : undefined
  return names.some((name) => held?.includes(name))
}
