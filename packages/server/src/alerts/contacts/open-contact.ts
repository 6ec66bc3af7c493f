import { alertsPath } from '@kampana/shared/notices/subscription'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import type { AlertTables } from '../../db/alert-tables.ts'

export interface OpenedContact {
  address: string
  links: ContactLinks
}
/** Full URLs of the contact's own pages. */
export interface ContactLinks {
  /** Page to change choices. */
  manage: string
  /** Page to confirm the subscription. */
  confirm: string
  /** Page to unsubscribe, also with a single POST (RFC 8058). */
  unsubscribe: string
}

/** A contact's address and links; undefined if the settings lack the key that encrypted them. */
export const openContact = (
  { encryption, settings }: Pick<AppContext, 'encryption' | 'settings'>,
  row: Pick<Selectable<AlertTables['contacts']>, 'address' | 'token'>,
): OpenedContact | undefined => {
  const address = encryption.tryDecrypt(row.address)
  const token = encryption.tryDecrypt(row.token)
  if (address === undefined || token === undefined) return undefined
  return { address, links: contactLinks(settings, token) }
}

export const contactLinks = (
  { publicUrl }: Pick<AppContext['settings'], 'publicUrl'>,
  token: string,
): ContactLinks => {
  const link = (page: string) => new URL(`${alertsPath}/${token}${page}`, publicUrl).href
  return { manage: link(''), confirm: link('/confirm'), unsubscribe: link('/unsubscribe') }
}
