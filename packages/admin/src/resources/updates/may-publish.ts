import { knownPermissions } from '../../account/own-server.ts'
import { storedAccount } from '../../account/stored-account.ts'
import { msg } from '../../language/msg.ts'
import type { RaRecord } from 'react-admin'

/** Whether the signed-in person may publish updates. A back end that doesn't tell permissions decides by itself. */
export const mayPublish = (): boolean =>
  knownPermissions(storedAccount.read())?.includes('publish updates') ?? true

/** Why this person can't change an update: visitors read it, or will, and they may not publish. */
export const onlyPublishers = (record: RaRecord | undefined): string | undefined =>
  record?.posted_at != null && record.status !== undefined && !mayPublish()
    ? msg('It is published or scheduled: only those who may publish can change it.')
    : undefined
