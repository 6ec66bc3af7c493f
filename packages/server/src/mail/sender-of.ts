/** The address in MAIL_FROM, which may have a name before it. */
export const senderOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
