/** The addresses that a text names: of the web, and of uploads here. */
export const findAddresses = (text: string): string[] =>
  text.match(/(?:https?:\/\/|\/(?:media|files)\/)[^\s<>"']+/gi) ?? []
