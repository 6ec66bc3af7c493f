import { parse } from 'yaml'

/** The text of a page as files had it before pages were records. */
export interface PageText {
  /** What its front matter says. */
  head: Readonly<Record<string, unknown>>
  body: string
}

export const parsePageText = (text: string): PageText => {
  const [all = '', front = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text) ?? []
  return { head: parseValues(front) ?? {}, body: text.slice(all.length) }
}

/** The values of a YAML file by their names; undefined where it has a fault. */
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
