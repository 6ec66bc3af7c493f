import * as z from 'zod'
import { addressMessages } from '../messages/address-messages.ts'
import { basicMessages } from '../messages/basic-messages.ts'
import { textMessages } from '../messages/text-messages.ts'
import { frameOrigin } from '../text/frame-origin.ts'
import { isContact, isPagePath, isSafeUrl, maxUrlLength } from '../text/safe-url.ts'
import { asString, atMost, oneLink, stringSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A web address that starts with https://. */
export interface UrlField extends BaseField<string> {
  kind: 'url'
  /** Also allows a page of the site, such as `/admission`, or nothing else ('only'). */
  orPage?: boolean | 'only'
  /** Also allows an e-mail address or telephone number: `mailto:info@college.example`, `tel:+63745550121`. */
  orContact?: boolean
  /** True if pages show it in a frame, so that its host becomes part of a header. */
  inFrame?: true
}
export const url = (
  label: string,
  options: Pick<UrlField, 'orPage' | 'orContact' | 'inFrame'> = {},
): UrlField => ({
  ...baseField(label),
  kind: 'url',
  ...options,
})

/** Problem of an address in this field, called `name`; undefined if it is valid. */
export const urlProblem = (
  { orPage, orContact, inFrame }: UrlField,
  name: string,
  address: string,
): string | undefined => {
  if (orPage === 'only') return isPagePath(address) ? undefined : addressMessages.notAPage(name)
  if (inFrame && isSafeUrl(address) && frameOrigin(address) === undefined)
    return addressMessages.noFrameHost(name)
  if (isSafeUrl(address) || (orPage && isPagePath(address)) || (orContact && isContact(address)))
    return undefined
  if (orContact) return textMessages.urlOrContact(name)
  return orPage ? basicMessages.invalid.urlOrPage(name) : basicMessages.invalid.url(name)
}

export const urlKind: Kind<UrlField> = {
  storage: 'text',
  upload: null,
  clean: trimmed,
  input: (field, name) =>
    atMost(stringSchema(name), name, maxUrlLength)
      .refine((address) => urlProblem(field, name, address) === undefined, {
        error: ({ input }) => urlProblem(field, name, String(input)),
      })
      .meta({ format: field.orPage ? 'uri-reference' : 'uri' }),
  reply: () => z.string(),
  text: asString,
  uses: oneLink,
}
