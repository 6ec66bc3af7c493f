/** The language of the fence around what Markdown has no words for: the nodes themselves, as JSON. */
export const bodyLanguage = 'body'

/** JSON of a node or of a whole body, on one line, as Markdown. */
export const bodyFence = (json: string): string => `\`\`\`${bodyLanguage}\n${json}\n\`\`\`\n`
