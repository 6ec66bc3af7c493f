import { createBrand } from '@kampana/engine-declare/brand/brand'

const theme = {
  paper: '#ffffff',
  band: '#f4f4f4',
  sheet: '#ffffff',
  rule: '#cccccc',
  ink: '#222222',
  quiet: '#555555',
  accent: '#b8892b',
  accentText: '#6b5216',
  alert: '#7a2e2e',
}
const night = {
  ...theme,
  paper: '#101010',
  band: '#181818',
  sheet: '#202020',
  ink: '#eeeeee',
  quiet: '#bbbbbb',
  accentText: '#d8b15c',
}

/** College of the tests, with a custom name and seal. */
export const testBrand = (shortName = 'Trial College', seal = '<svg/>') =>
  createBrand({ shortName, colors: { brand: '#4b83cc', light: theme, dark: night } }, seal)
