import { contentPermissions } from '@kampana/shared/content/content-api'
import { isOwnServer, knownPermissions } from '../account/own-server.ts'
import { storedAccount } from '../account/stored-account.ts'

/** Whether the signed-in person may edit anything of the website. Another back end than our own has nothing to edit. */
export const mayEditWebsite = (): boolean => {
  const account = storedAccount.read()
  const permissions = isOwnServer(account) ? knownPermissions(account) : undefined
  return contentPermissions.some((name) => permissions?.includes(name))
}
