/** A page's file: its front matter with the lines around it, and its text. */
export interface PageParts {
  front: string
  body: string
}

/** Splits a page's file. What has no front matter is all text. */
export const splitPage = (text: string): PageParts => {
  const front = /^\ufeff?(?:---\r?\n(?:[\s\S]*?\r?\n)?---(?:\r?\n|$))?/.exec(text)?.[0] ?? ''
  return { front, body: text.slice(front.length) }
}
