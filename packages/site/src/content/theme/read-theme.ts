import { generateTones } from '@kampana/engine-declare/colors/tones'
import type { Colors } from '@kampana/engine-declare/colors/colors'
import { contrastProblem } from '@kampana/engine-declare/colors/text-contrast'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'

const file = 'theme.css'

/**
 * The college's values of the site's tokens as CSS; '' without a `theme.css`. Throws a `ContentError` for anything else in the
 * file, for invalid values, and for a color with insufficient contrast.
 */
export const readTheme = (files: Files, colors: Colors): string => {
  if (!files.has(file)) return ''
  const declarations = parseTheme(file, files.text(file))
  collectErrors(declarations.map((declaration) => () => checkDeclaration(declaration)))
  collectErrors((['light', 'dark'] as const).map((mode) => () => checkContrasts(mode, declarations, colors)))
  const rule = (chosen: readonly Declaration[]): string =>
    // Repeats `:root`, so that it takes precedence over the defaults regardless of order.
    `:root:root{${chosen.map(({ name, value }) => `${name}:${value};`).join('')}}`
  const [light, dark] = [false, true].map((isDark) =>
    rule(declarations.filter((one) => one.isDark === isDark)),
  )
  return `@layer tokens{${light}@media (prefers-color-scheme:dark){${dark}}}`
}

const checkDeclaration = ({ name, value, line }: Declaration): void => {
  const token = tokens[name]
  if (!token)
    throw new ContentError(
      file,
      `${name} is not a token. The tokens are ${Object.keys(tokens).join(', ')}.`,
      line,
    )
  if (!token.pattern.test(value)) throw new ContentError(file, `${name}: must be ${token.needs}.`, line)
}

/** In the dark theme a color falls back to its value in `:root`, as in CSS. */
const checkContrasts = (
  mode: 'light' | 'dark',
  declarations: readonly Declaration[],
  { brand, ...themes }: Colors,
): void => {
  const tones = new Map(
    Object.entries(generateTones(brand)).map(([name, tone]) => [`var(--brand-${name})`, tone]),
  )
  const find = (name: string) => {
    const set = declarations.findLast((one) => one.name === name && (mode === 'dark' || !one.isDark))
    const value = set?.value ?? defaultColors[mode][name] ?? ''
    return { color: tones.get(value) ?? value, line: set?.line }
  }
  const check =
    (name: string, ground: { color: string; line?: number | undefined }, groundName: string) => () => {
      const { color, line = ground.line } = find(name)
      const problem = line === undefined ? undefined : contrastProblem(color, ground.color, groundName)
      if (problem !== undefined)
        throw new ContentError(file, `${name} in the ${mode}: ${stripDelimiters(problem)}`, line)
    }
  collectErrors([
    ...(['paper', 'band', 'sheet'] as const).flatMap((ground) =>
      ['--heading', '--link'].map((name) => check(name, { color: themes[mode][ground] }, ground)),
    ),
    check('--button-ink', find('--button'), '--button'),
  ])
}

/** A custom property that `theme.css` sets. */
interface Declaration {
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
const parseTheme = (file: string, css: string): Declaration[] => {
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

/** Valid values of a token: a description and a pattern. */
interface TokenKind {
  needs: string
  pattern: RegExp
}

const fonts: TokenKind = {
  needs: 'names of fonts that end with serif, sans-serif or system-ui, with a comma between two',
  pattern: /^(?:(?:'[\w -]+'|"[\w -]+"|[\w-]+(?: [\w-]+)*), ?)*(?:ui-)?(?:serif|sans-serif|system-ui)$/,
}
const length: TokenKind = {
  needs: 'a length such as 42rem, or a clamp() of lengths',
  pattern:
    /^(?:[\d.]+(?:rem|em|px|ch|vw)|(?:clamp|min|max|calc)\((?:[\d.]+(?:rem|em|px|ch|vw)?|[ ,+*/-])+\))$/,
}
const duration: TokenKind = {
  needs: 'a duration and its easing, such as 180ms ease-out',
  pattern: /^\d{1,4}ms(?: (?:linear|ease|ease-in|ease-out|ease-in-out))?$/,
}
const color: TokenKind = {
  needs: 'a color such as #1c4274, or a tone of the brand such as var(--brand-700)',
  pattern: /^(?:#[0-9a-f]{6}|var\(--brand-(?:50|[1-9]00|950)\))$/,
}

/** Tokens that `theme.css` may set. The README of the college's folder describes them. */
const tokens: Readonly<Record<string, TokenKind>> = {
  '--serif': fonts,
  '--sans': fonts,
  '--text-s': length,
  '--text-m': length,
  '--text-l': length,
  '--text-xl': length,
  '--text-2xl': length,
  '--text-3xl': length,
  '--wide': length,
  '--measure': length,
  '--gutter': length,
  '--swift': duration,
  '--heading': color,
  '--link': color,
  '--button': color,
  '--button-ink': color,
}

/** Default colors of the light and the dark theme (styles/tokens.css): a tone of the brand, or white. */
export const defaultColors: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>> = {
  light: {
    '--heading': 'var(--brand-900)',
    '--link': 'var(--brand-700)',
    '--button': 'var(--brand-700)',
    '--button-ink': '#ffffff',
  },
  dark: {
    '--heading': 'var(--brand-100)',
    '--link': 'var(--brand-300)',
    '--button': 'var(--brand-300)',
    '--button-ink': 'var(--brand-950)',
  },
}
