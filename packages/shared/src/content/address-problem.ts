import { addressMessages } from '../messages/address-messages.ts'
import { basicMessages } from '../messages/basic-messages.ts'
import { reservedProblem } from './reserved-paths.ts'

/** Of a whole address, in characters. */
export const maxAddressLength = 200
const maxSegments = 12
/** Addresses of before have a comma, an ampersand, a dot or an apostrophe within: `/about-us/mission,-vision-&-goal`. */
const syntax = /^(?:\/[a-z0-9](?:[a-z0-9,&.'-]*[a-z0-9])?)+$/

/** Which addresses a field takes. */
export interface AddressRules {
  /** The page directly beneath which it has to be. */
  under?: string
  /** Whether it may be that of a page that the product makes. */
  ofCode?: boolean
}

/** What is wrong with a page's address for a field, which the message calls by `name`; undefined for nothing. */
export const addressProblem = (
  name: string,
  path: string,
  { under, ofCode = false }: AddressRules = {},
): string | undefined => {
  if (path.length > maxAddressLength) return basicMessages.invalid.max(name, maxAddressLength)
  if (path !== '/' && !syntax.test(path)) return addressMessages.syntax(name)
  if (path.split('/').length - 1 > maxSegments) return addressMessages.tooManyParts(name, maxSegments)
  if (under !== undefined && (!path.startsWith(`${under}/`) || path.includes('/', under.length + 1)))
    return addressMessages.notUnder(name, under)
  const reserved = reservedProblem(path, ofCode)
  return reserved && basicMessages.invalid.richText(name, reserved)
}
