/** Where the public site shows an update: `/updates/announcements/{title}`, the title percent-encoded. */
export const updateAddress = (update: { category: string; title: string }): string =>
  `/updates/${update.category}/${encodeURIComponent(update.title)}`
