import type { Feed } from './feed.ts'

/** A feed as JSON Feed 1.1. `self` is its own address. */
export const renderJsonFeed = ({ items, ...feed }: Feed, self: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: self,
    description: feed.description,
    language: feed.language,
    authors: [{ name: feed.author, url: feed.home }],
    items: items.map((item) => ({
      id: item.id,
      url: item.address,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      ...(item.picture && { image: item.picture.address }),
      date_published: item.posted.toISOString(),
      ...(item.changed && { date_modified: item.changed.toISOString() }),
      tags: [item.category],
    })),
  })
