import { updatePath } from '@kampana/shared/update-path'
import { changedAt } from '@kampana/shared/update'
import { contentPages } from 'virtual:pages'
import { programs } from 'virtual:programs'
import type { RouteRequest } from '../framework/page.ts'
import { escapeXml } from '../feeds/escape-xml.ts'
import { findPage } from '../routes.ts'
import { findEntry, allPaths } from '../site-map.ts'

/** One file may hold no more addresses (https://www.sitemaps.org/protocol.html). */
export const maxUrlsPerFile = 50_000

interface SitemapUrl {
  path: string
  /** When it last changed, where that is known. */
  changed?: string
}

/**
 * The sitemap at `/sitemap.xml` or `/sitemap-2.xml`: every page that has something to say. More addresses than one file
 * may hold are in several, and the first names them. Undefined where there is no such part.
 */
export const renderSitemap = async (request: RouteRequest): Promise<string | undefined> => {
  const asked = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/.exec(request.url.pathname)
  if (!asked) return undefined
  return renderSitemapFile(
    [...(await writtenPlaces()), ...(await updatePlaces(request))],
    request.url.origin,
    asked[1],
  )
}

/** The whole of a sitemap, the list of its parts, or the part of a number. */
export const renderSitemapFile = async (
  places: readonly SitemapUrl[],
  origin: string,
  part: string | undefined,
): Promise<string | undefined> => {
  const parts = Math.ceil(places.length / maxUrlsPerFile)
  if (part === undefined) return parts <= 1 ? renderUrlSet(places, origin) : renderIndex(parts, origin)
  const from = (Number(part) - 1) * maxUrlsPerFile
  return parts > 1 && from < places.length
    ? renderUrlSet(places.slice(from, from + maxUrlsPerFile), origin)
    : undefined
}

const renderUrlSet = async (places: readonly SitemapUrl[], origin: string): Promise<string> => {
  const lines: string[] = []
  for (const { path, changed } of places) {
    lines.push(`<url>${renderLoc(path, origin)}${renderLastmod(changed)}</url>`)
    if (lines.length % linesPerYield === 0) await yieldToEventLoop()
  }
  return wrapXml('urlset', lines)
}
/** So many lines are written down before others have their turn: one thread serves everybody. */
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

/** The pages of the site map that are written, what they lead to beneath themselves, as monographs, and the programs. */
const writtenPlaces = async (): Promise<SitemapUrl[]> => {
  const paths = allPaths.filter((path) => findEntry(path)?.kind !== 'placeholder')
  const beneath = await Promise.all(
    Object.entries(contentPages).map(([path, read]) => findLinkedPages(path, read)),
  )
  return [...new Set([...paths, ...beneath.flat(), ...Object.keys(programs)])].map((path) => ({ path }))
}

const findLinkedPages = async (path: string, read: () => Promise<{ html: string }>): Promise<string[]> => {
  const { html } = await read()
  const links = [...html.matchAll(/href="(\/[^"#?]+)"/g)].map(([, address = '']) => address)
  return links.filter((address) => address.startsWith(`${path}/`) && isPage(address))
}

const isPage = (path: string): boolean =>
  findPage(new URL(path, 'https://college.invalid')).path !== '/404' &&
  findEntry(path)?.kind !== 'placeholder'

const updatePlaces = async ({ api, addresses }: RouteRequest): Promise<SitemapUrl[]> => {
  if (addresses) {
    const places = await addresses('updates')
    return places.map(({ path, changed }) => (changed === null ? { path } : { path, changed }))
  }
  const updates = await api.updates.all()
  return updates.map((update) => ({ path: updatePath(update), changed: changedAt(update) }))
}

/** What robots may read: everything but the dashboard and the API. */
export const renderRobotsTxt = (origin: string): string => `User-agent: *
Disallow: /dashboard
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`
