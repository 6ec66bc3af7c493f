/** What a mail server said, on one line and without the addresses that it names. */
export const withoutAddresses = (reply: string): string =>
  reply.replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '…').replaceAll('\n', ' ')
