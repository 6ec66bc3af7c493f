import { updatePath } from '@kampana/shared/update-path'
import { changedAt } from '@kampana/shared/update'
import { contentPages } from 'virtual:pages'
import { programs } from 'virtual:programs'
import type { RouteRequest } from '../page.ts'
import { xml } from '../feeds/xml.ts'
import { pageAt } from '../routes.ts'
import { entryAt, everyPath } from '../site-map.ts'

/** One file may hold no more addresses (https://www.sitemaps.org/protocol.html). */
export const mostInOne = 50_000

interface Place {
  path: string
  /** When it last changed, where that is known. */
  changed?: string
}

/**
 * The sitemap at `/sitemap.xml` or `/sitemap-2.xml`: every page that has something to say. More addresses than one file
 * may hold are in several, and the first names them. Undefined where there is no such part.
 */
export const sitemapAt = async (visit: RouteRequest): Promise<string | undefined> => {
  const asked = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/.exec(visit.url.pathname)
  if (!asked) return undefined
  return sitemapOf([...(await writtenPlaces()), ...(await updatePlaces(visit))], visit.url.origin, asked[1])
}

/** The whole of a sitemap, the list of its parts, or the part of a number. */
export const sitemapOf = async (
  places: readonly Place[],
  origin: string,
  part: string | undefined,
): Promise<string | undefined> => {
  const parts = Math.ceil(places.length / mostInOne)
  if (part === undefined) return parts <= 1 ? urlSet(places, origin) : index(parts, origin)
  const from = (Number(part) - 1) * mostInOne
  return parts > 1 && from < places.length ? urlSet(places.slice(from, from + mostInOne), origin) : undefined
}

const urlSet = async (places: readonly Place[], origin: string): Promise<string> => {
  const lines: string[] = []
  for (const { path, changed } of places) {
    lines.push(`<url>${locationOf(path, origin)}${changedOn(changed)}</url>`)
    if (lines.length % atOnce === 0) await others()
  }
  return inXml('urlset', lines)
}
/** So many lines are written down before others have their turn: one thread serves everybody. */
const atOnce = 1000
const others = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const index = (parts: number, origin: string): string =>
  inXml(
    'sitemapindex',
    Array.from(
      { length: parts },
      (_, n) => `<sitemap>${locationOf(`/sitemap-${n + 1}.xml`, origin)}</sitemap>`,
    ),
  )

const inXml = (name: string, lines: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${name}>
`

const locationOf = (path: string, origin: string): string => `<loc>${xml(new URL(path, origin).href)}</loc>`
const changedOn = (moment: string | undefined): string =>
  moment === undefined ? '' : `<lastmod>${xml(moment.replace(/\.\d+Z$/, 'Z'))}</lastmod>`

/** The pages of the site map that are written, what they lead to beneath themselves, as monographs, and the programs. */
const writtenPlaces = async (): Promise<Place[]> => {
  const paths = everyPath.filter((path) => entryAt(path)?.kind !== 'placeholder')
  const beneath = await Promise.all(Object.entries(contentPages).map(([path, read]) => leadsTo(path, read)))
  return [...new Set([...paths, ...beneath.flat(), ...Object.keys(programs)])].map((path) => ({ path }))
}

const leadsTo = async (path: string, read: () => Promise<{ html: string }>): Promise<string[]> => {
  const { html } = await read()
  const links = [...html.matchAll(/href="(\/[^"#?]+)"/g)].map(([, address]) => address!)
  return links.filter((address) => address.startsWith(`${path}/`) && isPage(address))
}

const isPage = (path: string): boolean =>
  pageAt(new URL(path, 'https://college.invalid')).path !== '/404' && entryAt(path)?.kind !== 'placeholder'

const updatePlaces = async ({ api, addresses }: RouteRequest): Promise<Place[]> => {
  if (addresses) {
    const places = await addresses('updates')
    return places.map(({ path, changed }) => (changed === null ? { path } : { path, changed }))
  }
  const updates = await api.updates.all()
  return updates.map((update) => ({ path: updatePath(update), changed: changedAt(update) }))
}

/** What robots may read: everything but the dashboard and the API. */
export const robots = (origin: string): string => `User-agent: *
Disallow: /dashboard
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`
