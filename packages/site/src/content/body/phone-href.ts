/**
 * The address that dials a telephone number, however it is written: `(074) 555 0121`. A number that begins with 0 is dialled
 * from anywhere by the country's `callingCode`, such as `+63`, in its place.
 */
export const phoneHref = (number: string, callingCode: string): string =>
  `tel:${number.replace(/[^\d+]/g, '').replace(/^0/, callingCode)}`
