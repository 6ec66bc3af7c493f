/** The first parts of addresses that the server itself answers. */
const ownFolders = new Set(
  'api assets cards content dashboard email health login logout media metrics offline password preview register sanctum search'.split(
    ' ',
  ),
)
/** Pages that are code, which the site map may only call live. */
export const codePaths: readonly string[] = [
  '/',
  '/career',
  '/academics/programs',
  '/academics/academic-calendar',
  '/contact-us',
  '/updates',
  '/updates/announcements',
  '/updates/news-and-events',
  '/updates/calendar',
  '/class-status',
]

/** Why no page can be written at an address, as a sentence for authors; undefined if one can. */
export const reservedProblem = (path: string, isLive: boolean): string | undefined => {
  const [, first = ''] = path.toLowerCase().split('/')
  if (ownFolders.has(first))
    return `the address ${path} is the website's own: nothing else can stand at /${first}. Choose another.`
  if (first.startsWith('.') || path.split('/').some((part) => part === '..'))
    return `the address ${path} can't be opened, since a part of it begins with a dot.`
  if (/^\/[^/]+\.(?:xml|txt|ico|png|js|json|webmanifest|ics)$/i.test(path))
    return `the address ${path} looks like a file, not like a page. Leave its ending out.`
  if (!isLive && codePaths.includes(path))
    return `the page ${path} makes itself from what is written in the dashboard, so its entry says "live: true".`
  return undefined
}
