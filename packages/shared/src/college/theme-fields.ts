import { color } from '../kinds/index.ts'

/** What a page is printed on and with, which has a color by day and one by night. */
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

/** The color that all tones are made of. */
export const brandLabel = 'The college’s colour'

/** The colors of both themes. Each says its theme, since the log has no heading above it. */
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

/** Where each is seen, for who doesn't know it by its name. */
export const themeHelp = {
  colours_light_paper: 'The ground of all pages where the device asks for no dark one.',
  colours_dark_paper: 'The ground of all pages on devices that are set to dark.',
}
