import { generateTones } from '@kampana/engine-declare/colors/tones'
import type { Colors } from '@kampana/engine-declare/colors/colors'
import { contrastProblem } from '@kampana/engine-declare/colors/text-contrast'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { parseTheme, type Declaration } from './parse-theme.ts'
import { defaultColors, tokens } from './tokens.ts'

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
