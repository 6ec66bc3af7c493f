import { phoneHref } from '../body/phone-href.ts'

/** Links the telephone numbers in HTML outside existing links. */
export const linkPhoneNumbers = (html: string, callingCode: string): string => {
  let links = 0
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (/^<a[\s>]/.test(part)) links++
      if (part.startsWith('</a')) links--
      if (part.startsWith('<') || links > 0) return part
      return part.replace(
        phoneNumber,
        (written) => `<a href="${phoneHref(written, callingCode)}">${written}</a>`,
      )
    })
    .join('')
}

/** `(074) 555 0121`, `0917 555 0147` and `+63 917 555 0147`, also with hyphens. Longer numbers don't match. */
const phoneNumber =
  /(?<![\d.,-])(?:\+\d{1,3}[ -]\(?\d{1,4}\)?|\(0\d{1,3}\)|0\d{2,3})[ -]\d{3}[ -]\d{4}(?![\d-])/g
