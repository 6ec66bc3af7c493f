/** The form in which addresses of pages are compared: file systems and visitors hold `/About-Us` and `/about-us` for the same. */
export const addressKey = (address: string): string => address.normalize('NFC').toLowerCase()
