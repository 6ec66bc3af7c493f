import { fold } from './fold.ts'

/** In characters. */
const maxSlug = 80

/** The segment of an address that a title becomes: “St. Arnold’s Prayer” is at `st-arnolds-prayer`. Empty for no letters. */
export const slugify = (title: string): string => {
  const slug = fold(title)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (slug.length <= maxSlug) return slug
  // A title that is too long ends with a whole word.
  const end = slug.lastIndexOf('-', maxSlug)
  return slug.slice(0, end > 0 ? end : maxSlug)
}
