import { parse } from 'yaml'

/** Text of a page's file, from before pages were records. */
export interface PageText {
  /** Values of its front matter. */
  head: Readonly<Record<string, unknown>>
  body: string
}

export const parsePageText = (text: string): PageText => {
  const [all = '', front = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text) ?? []
  return { head: parseValues(front) ?? {}, body: text.slice(all.length) }
}

/** Values of a YAML file by name; undefined if it is invalid. */
export const parseValues = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const read: unknown = parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? Object.fromEntries(Object.entries(read))
      : undefined
  } catch {
    return undefined
  }
}
