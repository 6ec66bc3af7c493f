/** Language of a fenced block with nodes as JSON, for content without Markdown syntax. */
export const bodyLanguage = 'body'

/** JSON of a node or a whole body, on one line, as Markdown. */
export const bodyFence = (json: string): string => `\`\`\`${bodyLanguage}\n${json}\n\`\`\`\n`
