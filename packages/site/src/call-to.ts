/** The address that dials a telephone number, however it is written. */
export const callTo = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
