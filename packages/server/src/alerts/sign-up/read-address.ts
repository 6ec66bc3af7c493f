import { visitorEmail } from '@kampana/engine-declare/kinds/index'
import { readInput } from '@kampana/engine-declare/schema/schema'
import { domainToASCII } from 'node:url'

/**
 * Parses an e-mail address of at most 254 characters (RFC 5321, 4.5.3.1.3), with an ASCII domain. Undefined if it is invalid.
 */
export const readAddress = (sent: unknown): string | undefined => {
  const [, person = '', domain = ''] = /^([^@]+)@([^@]+)$/.exec(String(sent ?? '').trim()) ?? []
  const read = readInput({ email: visitorEmail('Email') }, { email: `${person}@${domainToASCII(domain)}` })
  return 'errors' in read || read.input.email.length > 254 ? undefined : read.input.email
}
