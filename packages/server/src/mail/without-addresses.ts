/** Removes line breaks and e-mail addresses from a mail server's reply. */
export const withoutAddresses = (reply: string): string =>
  reply.replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '…').replaceAll('\n', ' ')
