/**
 * Path of an update on the site: `/updates/announcements/{title}`, percent-encoded. A lone surrogate becomes U+FFFD, because
 * encoding it would throw.
 */
export const updatePath = (update: { category: string; title: string }): string =>
  `/updates/${update.category}/${encodeURIComponent(update.title.toWellFormed())}`
