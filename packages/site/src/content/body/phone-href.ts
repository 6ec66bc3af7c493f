/**
 * Link that dials a telephone number in any format: `(074) 555 0121`. The country's `callingCode`, such as `+63`, replaces a
 * leading 0.
 */
export const phoneHref = (number: string, callingCode: string): string =>
  `tel:${number.replace(/[^\d+]/g, '').replace(/^0/, callingCode)}`
