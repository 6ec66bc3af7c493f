import { hash } from 'node:crypto'

/** A record's version as a strong entity tag (RFC 9110, 8.8.3): the fingerprint of what people see of it. */
export const recordEtag = (record: object): string =>
  `"${hash('sha256', JSON.stringify(record), 'base64url')}"`

/**
 * Whether a version is among those that an `If-Match` header names (RFC 9110, 13.1.1). Without the header every
 * version is; a weak tag never is, nor what is no tag.
 */
export const matchesIfMatch = (header: string | undefined, version: string): boolean =>
  header === undefined || tagsIn(header).some((tag) => tag === '*' || tag === version)

/** Whether an `If-None-Match` header says that this version is known already; there weak tags count too. */
export const matchesIfNoneMatch = (header: string | undefined, version: string): boolean =>
  header !== undefined && tagsIn(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === version)

/** Tags of other servers may hold commas, ours don't: what a comma cuts up matches nothing here. */
const tagsIn = (header: string): string[] => header.split(',').map((tag) => tag.trim())
