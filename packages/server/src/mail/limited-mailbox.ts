/** The mailbox by which letters are counted: what follows a plus sign leads to the same one. */
export const limitedMailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
