import type { TranslateFunction } from 'react-admin'

/** Common name of the browser and system with this user agent. Most user agents also contain the names of other browsers. */
export const browserName = (userAgent: string, t: TranslateFunction): string => {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1] ?? t('Unknown browser')
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1]
  return system === undefined ? browser : t('%{browser} on %{system}', { browser, system })
}

type Marks = readonly (readonly [mark: string, name: string])[]
const browsers: Marks = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
]
const systems: Marks = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
]
