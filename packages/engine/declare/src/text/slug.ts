import { fold } from './fold.ts'

/** In characters. */
const maxSlug = 80

/** Path segment of a title: “St. Arnold’s Prayer” becomes `st-arnolds-prayer`. Empty without letters. */
export const slugify = (title: string): string => {
  const slug = fold(title)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (slug.length <= maxSlug) return slug
  // A long title ends after a whole word.
  const end = slug.lastIndexOf('-', maxSlug)
  return slug.slice(0, end > 0 ? end : maxSlug)
}
