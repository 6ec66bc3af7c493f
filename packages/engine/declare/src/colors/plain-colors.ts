import type { Colors } from './colors.ts'

const light = {
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
const dark = {
  ...light,
  paper: '#101010',
  band: '#181818',
  sheet: '#202020',
  rule: '#444444',
  ink: '#eeeeee',
  quiet: '#bbbbbb',
  accentText: '#d8b15c',
  alert: '#e29a9a',
}

/** Colors of a college that has only chosen its brand color. */
export const plainColors = (brand: string): Colors => ({ brand, light, dark })
