import type { Feed } from './feed.ts'
import { escapeXml } from './escape-xml.ts'

/** A feed as RSS 2.0. `self` is its own address. */
export const renderRss = (
  { items, ...feed }: Feed,
  self: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${renderElement('title', feed.title)}
${renderElement('link', feed.page)}
${renderElement('description', feed.description)}
${renderElement('language', feed.language)}
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>
${items[0] ? renderElement('lastBuildDate', lastChange(items).toUTCString()) : ''}
<ttl>60</ttl>
${items.map((item) => renderItem(item, feed.author)).join('\n')}
</channel>
</rss>
`

const lastChange = (items: Feed['items']): Date =>
  new Date(Math.max(...items.map(({ posted, changed = posted }) => changed.getTime())))

const renderItem = (item: Feed['items'][number], author: string): string =>
  [
    '<item>',
    renderElement('title', item.title),
    renderElement('link', item.address),
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
    renderElement('pubDate', item.posted.toUTCString()),
    ...(item.changed ? [renderElement('atom:updated', item.changed.toISOString())] : []),
    renderElement('dc:creator', author),
    renderElement('category', item.category),
    renderElement('description', item.summary),
    renderElement('content:encoded', item.html),
    ...(item.picture ? [renderMedia(item.picture)] : []),
    '</item>',
  ].join('\n')

const renderMedia = ({ address, alt }: { address: string; alt: string }): string =>
  `<media:content url="${escapeXml(address)}" medium="image">${renderElement('media:description', alt)}</media:content>`

const renderElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
