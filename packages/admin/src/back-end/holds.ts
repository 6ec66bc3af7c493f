import { isOwnServer, knownPermissions } from './own-server.ts'
import { storedAccount } from './stored-account.ts'

/** Whether the signed-in person holds one of these permissions of our own server. Another back end knows none of them. */
export const holds = (...names: readonly string[]): boolean => {
  const account = storedAccount.read()
  const held = isOwnServer(account) ? knownPermissions(account) : undefined
  return names.some((name) => held?.includes(name))
}
