import { color } from '@kampana/engine-declare/kinds/index'

/** Base of all tones. */
export const brandLabel = 'College color'

/** Colors of both themes. Each label includes the theme, because the log has no heading above it. */
export const themeFields = {
  colours_light_paper: color('Page background (light)'),
  colours_light_band: color('Band color (light)'),
  colours_light_sheet: color('Card background (light)'),
  colours_light_rule: color('Line color (light)'),
  colours_light_ink: color('Text color (light)'),
  colours_light_quiet: color('Secondary text (light)'),
  colours_light_accent: color('Accent color (light)'),
  colours_light_accent_text: color('Accent text (light)'),
  colours_light_alert: color('Warning color (light)'),
  colours_dark_paper: color('Page background (dark)'),
  colours_dark_band: color('Band color (dark)'),
  colours_dark_sheet: color('Card background (dark)'),
  colours_dark_rule: color('Line color (dark)'),
  colours_dark_ink: color('Text color (dark)'),
  colours_dark_quiet: color('Secondary text (dark)'),
  colours_dark_accent: color('Accent color (dark)'),
  colours_dark_accent_text: color('Accent text (dark)'),
  colours_dark_alert: color('Warning color (dark)'),
}

/** Places where each color appears, for readers who don't know its name. */
export const themeHelp = {
  colours_light_paper: 'The background of all pages, unless the device is set to dark mode.',
  colours_dark_paper: 'The background of all pages on devices that are set to dark mode.',
}
