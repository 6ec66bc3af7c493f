/** Address in MAIL_FROM, which may begin with a name. */
export const senderOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
