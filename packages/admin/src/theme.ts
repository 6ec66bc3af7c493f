import { longTextRows } from '@kampana/shared/kinds/index'
import { brand } from './brand.ts'
import type { RaThemeOptions } from 'react-admin'

/** The tones of the college's color, from paper to night, and its accent. */
export const blue = brand.tones
export const gold = { rule: brand.light.accent, text: brand.light.accentText }
export const serif = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif"

const night = { ...brand.dark, ground: brand.dark.paper, line: brand.dark.rule }
/** The dashboard's background is calmer than the site's, because of its long tables. */
const day = { ...brand.light, ground: '#f8f8f5', sheet: '#ffffff', line: '#dfe3e8' }

/** Surrounds what has the focus. */
const ring = `2px solid ${blue[500]}`

/** What is the same by day and by night. */
const alike: RaThemeOptions['components'] = {
  MuiTextField: { defaultProps: { variant: 'outlined' } },
  MuiFormControl: { defaultProps: { variant: 'outlined' } },
  // Every input of several lines, since none says its own number (theme.test.tsx).
  MuiInputBase: { defaultProps: { minRows: longTextRows } },
  // Under a column's head it would cover the link in the first row.
  MuiTooltip: { defaultProps: { slotProps: { popper: { placement: 'top' } } } },
  // It has no outline of its own that could show the focus.
  MuiTablePagination: { styleOverrides: { select: { '&:focus-visible': { outline: ring } } } },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 28 } } },
  MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 6 } } },
  // As wide as the filter that takes its place, which would move those after it.
  RaLoadingInput: { styleOverrides: { root: { '.filter-field &': { width: 170 } } } },
  MuiLink: { defaultProps: { color: 'secondary' } },
  // A checkbox's own input, which has the focus, is transparent. Browsers give a bare button a font of its own.
  MuiButtonBase: {
    styleOverrides: {
      root: { fontFamily: 'inherit', '&.Mui-focusVisible': { outline: ring, outlineOffset: -2 } },
    },
  },
  // Room for the label of an outlined input, which stands on its border.
  MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } } },
  // Words of another language may need a line for each button.
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

/** Hairlines before boxes, shadows only for what floats, corners of 2 or 8 pixels. */
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
          // The header stays above what is scrolled to, and the bar of a form below.
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
      // An error that is scrolled to isn't covered by the notice of it.
      MuiFormHelperText: {
        styleOverrides: {
          root: {
            '&.Mui-error': { scrollMarginBottom: 120 },
            // Why an input can't be changed is read, too.
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
