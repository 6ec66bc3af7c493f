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
export const tokens: Readonly<Record<string, TokenKind>> = {
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
