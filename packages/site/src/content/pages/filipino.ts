import type { BodyContext } from '../body/render-record.ts'
import type { PageValues } from '../site-map.ts'

const prefix = '/fil'
/** Where a page without Filipino says so, to who comes from one with it. */
export const onlyInEnglish = 'only-in-english'

export const filipinoPath = (path: string): string => prefix + path
export const isFilipinoPath = (path: string): boolean => path.startsWith(`${prefix}/`)
/** The path of the page itself: of `/fil/admission` it is `/admission`. */
export const ownPath = (path: string): string => (isFilipinoPath(path) ? path.slice(prefix.length) : path)

/** Whether a page has all that it needs in Filipino. */
export const isInFilipino = ({ kind, address, fil_title: title, fil_body: body }: PageValues): boolean =>
  Boolean(title) && address !== '/' && (kind === 'live' || Boolean(body))

/** Where a link of a page in Filipino leads: to Filipino, or to where a page says that it has none. */
export const toFilipino = (
  path: string,
  filipino: Pick<ReadonlySet<string>, 'has'>,
  pages: Pick<ReadonlySet<string>, 'has'>,
): string => {
  if (filipino.has(path)) return filipinoPath(path)
  return path !== '/' && pages.has(path) ? `${path}#${onlyInEnglish}` : path
}

/** The links of a text in Filipino. */
export const linkInFilipino = (html: string, { filipino, paths }: BodyContext): string =>
  html.replaceAll(/\bhref="(\/[^"#?]*)(["#?])/g, (written, path: string, end: string) =>
    end === '"' || filipino.has(path) ? `href="${toFilipino(path, filipino, paths)}${end}` : written,
  )

/** Hours as offices write them: 'Monday to Friday, 8:00 AM to noon' is 'Lunes hanggang Biyernes, 8:00 AM–tanghali'. */
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
