/** Addresses in a text: web addresses and local uploads. */
export const findAddresses = (text: string): string[] =>
  text.match(/(?:https?:\/\/|\/(?:media|files)\/)[^\s<>"']+/gi) ?? []
