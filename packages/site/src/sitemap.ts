import { entryAt, everyPath } from './site-map.ts'

/** Every page that has something to say. */
export const sitemap = (origin: string): string => {
  const written = everyPath.filter((path) => entryAt(path)?.kind !== 'placeholder')
  const urls = written.map((path) => `<url><loc>${xml(new URL(path, origin).href)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export const robots = (origin: string): string => `User-agent: *
Disallow: /dashboard
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
