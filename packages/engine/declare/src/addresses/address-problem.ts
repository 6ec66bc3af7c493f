import { addressMessages } from '../messages/address-messages.ts'
import { basicMessages } from '../messages/basic-messages.ts'
import { reservedProblem } from './reserved-paths.ts'

/** Maximum length of a whole address, in characters. */
export const maxAddressLength = 200
const maxSegments = 12
/** Existing addresses contain commas, ampersands, dots or apostrophes: `/about-us/mission,-vision-&-goal`. */
const syntax = /^(?:\/[a-z0-9](?:[a-z0-9,&.'-]*[a-z0-9])?)+$/

/** Rules for the addresses of a field. */
export interface AddressRules {
  /** The required parent page. */
  under?: string
  /** Allows the address of a page made by code. */
  ofCode?: boolean
}

/** Problem of a page's address in a field called `name`; undefined if it is valid. */
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
