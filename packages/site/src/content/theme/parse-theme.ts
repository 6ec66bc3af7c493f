import { ContentError, collectErrors } from '../content-error.ts'

/** A custom property that `theme.css` sets. */
export interface Declaration {
  name: string
  value: string
  line: number
  isDark: boolean
}

const dark = '@media (prefers-color-scheme: dark)'

/**
 * Parses the syntax that `theme.css` may use: custom properties in `:root { … }`, also within
 * `@media (prefers-color-scheme: dark) { … }`. Throws a `ContentError` for anything else.
 */
export const parseTheme = (file: string, css: string): Declaration[] => {
  const found: (() => Declaration)[] = []
  const open: string[] = []
  const fail = (line: number, problem: string): never => {
    throw new ContentError(file, problem, line)
  }
  let line = 1
  for (const [part] of withoutComments(css).matchAll(/[{};]|[^{};]+/g)) {
    const start = line + (/^\s*/.exec(part)?.[0].split('\n').length ?? 1) - 1
    line += part.split('\n').length - 1
    const text = part.trim().replaceAll(/\s+/g, ' ')
    if (text === '' || text === ';' || text === '{') continue
    if (text === '}') {
      if (open.pop() === undefined) fail(start, 'this } has no opening {.')
    } else if (open.at(-1) !== ':root') {
      const isKnown = text === ':root' || (text === dark && open.length === 0)
      if (!isKnown)
        fail(start, `only :root { … } and ${dark} { :root { … } } are allowed here, not "${clip(text)}".`)
      open.push(text)
    } else {
      const isDark = open.includes(dark)
      found.push(() => ({ ...parseDeclaration(file, text, start), isDark }))
    }
  }
  if (open.length > 0) fail(line, `${open.at(-1)} has no closing bracket.`)
  return collectErrors(found)
}

const parseDeclaration = (file: string, text: string, line: number) => {
  const { name, value } = /^(?<name>--[a-z0-9-]+) ?: ?(?<value>.+)$/.exec(text)?.groups ?? {}
  if (name === undefined || value === undefined)
    throw new ContentError(file, `"${clip(text)}" is not a token such as --measure: 40rem;`, line)
  return { name, value, line }
}

/** Keeps line breaks, for the line numbers of errors. */
const withoutComments = (css: string): string =>
  css.replace(/\/\*[^]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '))

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
