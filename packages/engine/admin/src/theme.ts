import { longTextRows } from '@kampana/engine-declare/kinds/index'
import { brand } from './brand.ts'
import type { RaThemeOptions } from 'react-admin'

/** Shades of the college's color, from lightest to darkest, and its accent color. */
export const blue = brand.tones
export const gold = { rule: brand.light.accent, text: brand.light.accentText }
export const serif = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif"

const night = { ...brand.dark, ground: brand.dark.paper, line: brand.dark.rule }
/** Calmer background than the website's, because of long tables. */
const day = { ...brand.light, ground: '#f8f8f5', sheet: '#ffffff', line: '#dfe3e8' }

/** Outline of the focused element. */
const ring = `2px solid ${blue[500]}`

/** Styles shared by light and dark mode. */
const alike: RaThemeOptions['components'] = {
  MuiTextField: { defaultProps: { variant: 'outlined' } },
  MuiFormControl: { defaultProps: { variant: 'outlined' } },
  // Row count of every multi-line input. Inputs must not set their own (theme.test.tsx).
  MuiInputBase: { defaultProps: { minRows: longTextRows } },
  // Below a column header, the tooltip would cover the link in the first row.
  MuiTooltip: { defaultProps: { slotProps: { popper: { placement: 'top' } } } },
  // The select has no outline that could show the focus.
  MuiTablePagination: { styleOverrides: { select: { '&:focus-visible': { outline: ring } } } },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 28 } } },
  MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 6 } } },
  // Same width as the filter that replaces it, so that the next filters don't move.
  RaLoadingInput: { styleOverrides: { root: { '.filter-field &': { width: 170 } } } },
  MuiLink: { defaultProps: { color: 'secondary' } },
  // A checkbox's input, which gets the focus, is transparent. Browsers give bare buttons a font of their own.
  MuiButtonBase: {
    styleOverrides: {
      root: { fontFamily: 'inherit', '&.Mui-focusVisible': { outline: ring, outlineOffset: -2 } },
    },
  },
  // Leaves room for the label on the border of an outlined input.
  MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } } },
  // Longer translations may need a line for each button.
  MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', rowGap: 4 } } },
}

export const lightTheme: RaThemeOptions = createTheme('light', {
  primary: { main: blue[500], light: blue[400], dark: blue[700], contrastText: '#ffffff' },
  secondary: { main: blue[700], contrastText: '#ffffff' },
  error: { main: '#a1332f' },
  success: { main: '#2c6e49' },
  info: { main: blue[600] },
  warning: { main: gold.text },
  background: { default: day.ground, paper: day.sheet },
  text: { primary: day.ink, secondary: day.quiet },
  divider: day.line,
})

export const darkTheme: RaThemeOptions = createTheme('dark', {
  primary: { main: blue[500], light: blue[300], dark: blue[400], contrastText: blue[950] },
  secondary: { main: blue[300], contrastText: blue[950] },
  error: { main: '#f0a39d' },
  success: { main: '#8fd0a8', contrastText: '#0d2417' },
  info: { main: blue[300] },
  warning: { main: brand.dark.accentText },
  background: { default: night.ground, paper: night.sheet },
  text: { primary: night.ink, secondary: night.quiet },
  divider: night.line,
})

/** Hairlines instead of boxes, shadows only for floating elements, radii of 2 or 8 pixels. */
function createTheme(
  mode: 'light' | 'dark',
  palette: NonNullable<RaThemeOptions['palette']>,
): RaThemeOptions {
  const hairline = `1px solid ${String(palette.divider)}`
  const ink = mode === 'light' ? blue[700] : blue[300]
  const filled = {
    color: mode === 'light' ? '#ffffff' : blue[950],
    backgroundColor: ink,
    '&:hover': { backgroundColor: mode === 'light' ? blue[800] : blue[200] },
  }
  return {
    palette: { mode, ...palette },
    shape: { borderRadius: 8 },
    sidebar: { width: 232, closedWidth: 56 },
    typography: {
      fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
      h1: { fontFamily: serif, fontWeight: 600, fontSize: '1.75rem', lineHeight: 1.2, letterSpacing: 0 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // Keeps scroll targets clear of the header above and the form's bar below.
          html: { scrollPaddingTop: 80, scrollPaddingBottom: 88 },
          ':focus-visible': { outline: ring, outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, ::before, ::after': { transition: 'none !important', animation: 'none !important' },
          },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: hairline } } },
      // The brand's blue has too little contrast for text (docs/reference/beyond-the-specification.md#readings).
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          containedPrimary: { '&:not(.Mui-disabled)': filled },
          textPrimary: { '&:not(.Mui-disabled)': { color: ink } },
          outlinedPrimary: { '&:not(.Mui-disabled)': { color: ink } },
        },
      },
      MuiFab: { styleOverrides: { primary: filled } },
      MuiChip: { styleOverrides: { filledPrimary: filled, outlinedPrimary: { color: ink } } },
      MuiTab: { styleOverrides: { root: { '&.Mui-selected': { color: ink } } } },
      MuiBadge: { styleOverrides: { colorPrimary: filled } },
      MuiFormLabel: { styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: ink } } } },
      RaConfirm: { styleOverrides: { root: { '& .RaConfirm-confirmPrimary': { color: ink } } } },
      // Keeps an error that is scrolled into view clear of its notification.
      MuiFormHelperText: {
        styleOverrides: {
          root: {
            '&.Mui-error': { scrollMarginBottom: 120 },
            // The reason why an input is disabled must be readable.
            '&.Mui-disabled': { color: String(palette.text?.secondary) },
          },
        },
      },
      ...alike,
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: String(palette.divider) },
          head: { fontWeight: 600, color: String(palette.text?.secondary) },
        },
      },
      MuiMenu: { styleOverrides: { paper: { border: hairline } } },
      MuiDialog: { styleOverrides: { paper: { border: hairline } } },
    },
  }
}
