import { updatePath } from '@kampana/shared/update-path'
import { lastChange } from '@kampana/shared/update'
import { recordPages } from '../content/store/current.ts'
import { filipinoPath, ownPath } from '../content/pages/filipino.ts'
import type { Content } from '../content/content.ts'
import type { RouteRequest } from '@kampana/engine-site/framework/page'
import { escapeXml } from '../feeds/escape-xml.ts'
import { findEntry, allPaths } from '../site-map.ts'

/** Maximum of the protocol (https://www.sitemaps.org/protocol.html). */
export const maxUrlsPerFile = 50_000

interface SitemapUrl {
  path: string
  /** Time of its last change, if known. */
  changed?: string
}

/**
 * Sitemap at `/sitemap.xml` or `/sitemap-2.xml`: all pages except placeholders. If they don't fit into one file, the first
 * file is an index of the others. Undefined for any other address.
 */
export const renderSitemap = async (request: RouteRequest, content: Content): Promise<string | undefined> => {
  const match = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/.exec(request.url.pathname)
  if (!match) return undefined
  const urls = [
    ...(await pageUrls(content, request)),
    ...(await updateUrls(request)),
    ...(await recordUrls(request)),
  ]
  return renderSitemapFile(dateLists(urls), request.url.origin, match[1])
}

/** Dates list pages by the newest page below them. */
const dateLists = (urls: readonly SitemapUrl[]): SitemapUrl[] =>
  urls.map(({ path, changed }) => {
    if (findEntry(path)?.kind !== 'live') return dated(path, changed)
    const descendants = urls.filter((url) => url.path.startsWith(`${path}/`))
    return dated(
      path,
      descendants
        .flatMap((url) => url.changed ?? [])
        .toSorted()
        .at(-1),
    )
  })

/** A file of the sitemap: the only one, the index, or the part with this number. */
export const renderSitemapFile = async (
  urls: readonly SitemapUrl[],
  origin: string,
  part: string | undefined,
): Promise<string | undefined> => {
  const parts = Math.ceil(urls.length / maxUrlsPerFile)
  if (part === undefined) return parts <= 1 ? renderUrlSet(urls, origin) : renderIndex(parts, origin)
  const from = (Number(part) - 1) * maxUrlsPerFile
  return parts > 1 && from < urls.length
    ? renderUrlSet(urls.slice(from, from + maxUrlsPerFile), origin)
    : undefined
}

const renderUrlSet = async (urls: readonly SitemapUrl[], origin: string): Promise<string> => {
  const lines: string[] = []
  for (const { path, changed } of urls) {
    lines.push(`<url>${renderLoc(path, origin)}${renderLastmod(changed)}</url>`)
    if (lines.length % linesPerYield === 0) await yieldToEventLoop()
  }
  return wrapXml('urlset', lines)
}
/** A long sitemap yields to other requests after this many lines. */
const linesPerYield = 1000
const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const renderIndex = (parts: number, origin: string): string =>
  wrapXml(
    'sitemapindex',
    Array.from(
      { length: parts },
      (_, n) => `<sitemap>${renderLoc(`/sitemap-${n + 1}.xml`, origin)}</sitemap>`,
    ),
  )

const wrapXml = (name: string, lines: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${name}>
`

const renderLoc = (path: string, origin: string): string =>
  `<loc>${escapeXml(new URL(path, origin).href)}</loc>`
const renderLastmod = (moment: string | undefined): string =>
  moment === undefined ? '' : `<lastmod>${escapeXml(moment.replace(/\.\d+Z$/, 'Z'))}</lastmod>`

/** Finished pages of the site map, the programs and the monographs. */
const pageUrls = async (
  { pages, programs, monographs }: Content,
  { addresses }: RouteRequest,
): Promise<SitemapUrl[]> => {
  const paths = allPaths().filter((path) => findEntry(path)?.kind !== 'placeholder')
  const own = await Promise.all(
    ['pages', 'programs', 'monographs'].map(async (name) => (await addresses?.(name)) ?? []),
  )
  const changes = new Map(own.flat().map(({ path, changed }) => [path, changed]))
  const filipino = paths.map(filipinoPath).filter((path) => Object.hasOwn(pages, path))
  return [...paths, ...filipino, ...Object.keys(programs), ...Object.keys(monographs)].map((path) =>
    dated(path, changes.get(ownPath(path))),
  )
}

const dated = (path: string, changed: string | null | undefined): SitemapUrl =>
  changed == null ? { path } : { path, changed }

const updateUrls = async ({ api, addresses }: RouteRequest): Promise<SitemapUrl[]> => {
  if (addresses) {
    const updates = await addresses('updates')
    return updates.map(({ path, changed }) => dated(path, changed))
  }
  const updates = await api.updates.all()
  return updates.map((update) => ({ path: updatePath(update), changed: lastChange(update) }))
}

/** Lists of the college's resources, and their records if the server lists the addresses. */
const recordUrls = async ({ addresses }: RouteRequest): Promise<SitemapUrl[]> => {
  const records = await Promise.all(
    recordPages.map(async ({ resource }) => (await addresses?.(resource)) ?? []),
  )
  return [...recordPages, ...records.flat()].flatMap(({ path }) => (findEntry(path) ? [] : [{ path }]))
}

/** Allows robots everything but the dashboard and the API. */
export const renderRobotsTxt = (origin: string): string => `User-agent: *
Disallow: /dashboard
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`
