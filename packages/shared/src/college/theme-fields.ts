import { color } from '../kinds/index.ts'

/** Backgrounds and texts of a page, each with a color for light and dark mode. */
export const themeParts = [
  'paper',
  'band',
  'sheet',
  'rule',
  'ink',
  'quiet',
  'accent',
  'accent_text',
  'alert',
] as const

/** Base of all tones. */
export const brandLabel = 'The college’s colour'

/** Colors of both themes. Each label includes the theme, because the log has no heading above it. */
export const themeFields = {
  colours_light_paper: color('Page by day'),
  colours_light_band: color('Bands across the page by day'),
  colours_light_sheet: color('Cards and forms by day'),
  colours_light_rule: color('Thin lines by day'),
  colours_light_ink: color('Text by day'),
  colours_light_quiet: color('Quiet text by day'),
  colours_light_accent: color('Ornaments by day'),
  colours_light_accent_text: color('Text in the ornaments’ colour by day'),
  colours_light_alert: color('Warnings by day'),
  colours_dark_paper: color('Page by night'),
  colours_dark_band: color('Bands across the page by night'),
  colours_dark_sheet: color('Cards and forms by night'),
  colours_dark_rule: color('Thin lines by night'),
  colours_dark_ink: color('Text by night'),
  colours_dark_quiet: color('Quiet text by night'),
  colours_dark_accent: color('Ornaments by night'),
  colours_dark_accent_text: color('Text in the ornaments’ colour by night'),
  colours_dark_alert: color('Warnings by night'),
}

/** Places where each color appears, for readers who don't know its name. */
export const themeHelp = {
  colours_light_paper: 'The ground of all pages where the device asks for no dark one.',
  colours_dark_paper: 'The ground of all pages on devices that are set to dark.',
}
