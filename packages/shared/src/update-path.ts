/**
 * Where the public site shows an update: `/updates/announcements/{title}`, the title percent-encoded. Half a
 * character, which another back end may hold, becomes U+FFFD instead of an error.
 */
export const updatePath = (update: { category: string; title: string }): string =>
  `/updates/${update.category}/${encodeURIComponent(update.title.toWellFormed())}`
