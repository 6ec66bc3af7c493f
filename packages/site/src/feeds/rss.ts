import type { Feed } from './feed.ts'
import { xml } from './xml.ts'

/** A feed as RSS 2.0; `self` is its own address. */
export const rss = ({ items, ...feed }: Feed, self: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element('title', feed.title)}
${element('link', feed.page)}
${element('description', feed.description)}
${element('language', feed.language)}
<atom:link rel="self" type="application/rss+xml" href="${xml(self)}"/>
${items[0] ? element('lastBuildDate', lastChange(items).toUTCString()) : ''}
<ttl>60</ttl>
${items.map((item) => itemOf(item, feed.author)).join('\n')}
</channel>
</rss>
`

const lastChange = (items: Feed['items']): Date =>
  new Date(Math.max(...items.map(({ posted, changed = posted }) => changed.getTime())))

const itemOf = (item: Feed['items'][number], author: string): string =>
  [
    '<item>',
    element('title', item.title),
    element('link', item.address),
    `<guid isPermaLink="false">${xml(item.id)}</guid>`,
    element('pubDate', item.posted.toUTCString()),
    ...(item.changed ? [element('atom:updated', item.changed.toISOString())] : []),
    element('dc:creator', author),
    element('category', item.category),
    element('description', item.summary),
    element('content:encoded', item.html),
    ...(item.picture ? [media(item.picture)] : []),
    '</item>',
  ].join('\n')

const media = ({ address, alt }: { address: string; alt: string }): string =>
  `<media:content url="${xml(address)}" medium="image">${element('media:description', alt)}</media:content>`

const element = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`
