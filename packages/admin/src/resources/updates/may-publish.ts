import { knownPermissions } from '../../account/own-server.ts'
import { storedAccount } from '../../account/stored-account.ts'

/** Whether the signed-in person may publish updates. A back end that doesn't tell permissions decides by itself. */
export const mayPublish = (): boolean =>
  knownPermissions(storedAccount.read())?.includes('publish updates') ?? true
