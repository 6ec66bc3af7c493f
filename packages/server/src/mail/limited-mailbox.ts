/** Mailbox to which rate limits apply: an address without the suffix after its plus sign, which reaches the same mailbox. */
export const limitedMailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
