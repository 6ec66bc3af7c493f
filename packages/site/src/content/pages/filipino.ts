import type { BodyContext } from '../body/render-record.ts'
import type { PageRecord } from '../site-map.ts'

const prefix = '/fil'
/** Fragment of the note that a page has no Filipino version. */
export const onlyInEnglish = 'only-in-english'

export const filipinoPath = (path: string): string => prefix + path
export const isFilipinoPath = (path: string): boolean => path.startsWith(`${prefix}/`)
/** Path of the English page: `/admission` for `/fil/admission`. */
export const ownPath = (path: string): string => (isFilipinoPath(path) ? path.slice(prefix.length) : path)

/** True if a page has all required Filipino texts. */
export const isInFilipino = ({ kind, address, fil_title: title, fil_body: body }: PageRecord): boolean =>
  Boolean(title) && address !== '/' && (kind === 'live' || Boolean(body))

/** Target of a link on a Filipino page: the Filipino page, or the note that there is none. */
export const toFilipino = (
  path: string,
  filipino: Pick<ReadonlySet<string>, 'has'>,
  pages: Pick<ReadonlySet<string>, 'has'>,
): string => {
  if (filipino.has(path)) return filipinoPath(path)
  return path !== '/' && pages.has(path) ? `${path}#${onlyInEnglish}` : path
}

/** Converts the links of a Filipino text. */
export const linkInFilipino = (html: string, { filipino, paths }: BodyContext): string =>
  html.replaceAll(/\bhref="(\/[^"#?]*)(["#?])/g, (written, path: string, end: string) =>
    end === '"' || filipino.has(path) ? `href="${toFilipino(path, filipino, paths)}${end}` : written,
  )

/**
 * Translates hours as offices write them: 'Monday to Friday, 8:00 AM to noon' becomes 'Lunes hanggang Biyernes, 8:00
 * AM–tanghali'.
 */
export const hoursInFilipino = (hours: string): string =>
  Object.entries(hourWords).reduce(
    (text, [english, filipino]) => text.replaceAll(new RegExp(`\\b${english}\\b`, 'g'), filipino),
    hours.replaceAll(/(?<=[AP]M) to (?=\d|noon)/g, '–'),
  )
const hourWords = {
  Monday: 'Lunes',
  Tuesday: 'Martes',
  Wednesday: 'Miyerkoles',
  Thursday: 'Huwebes',
  Friday: 'Biyernes',
  Saturday: 'Sabado',
  Sunday: 'Linggo',
  'School days': 'Mga araw ng klase',
  'without a noon break': 'walang pahinga sa tanghali',
  noon: 'tanghali',
  to: 'hanggang',
  and: 'at',
}
