import { slugify } from '@kampana/engine-declare/text/slug'
import { siteUrl } from '../../url/server-url.ts'

/** Suggests a page's address from its title and parent address; empty for a title without letters. */
export const suggestAddress = (title: string, under = ''): string => {
  const slug = slugify(title)
  return slug === '' ? '' : `${under}/${slug}`
}

/** Completes a typed address such as `Admission`, or a pasted URL of this site. */
export const completeAddress = (typed: string): string => {
  const { origin } = new URL(siteUrl, location.origin)
  const path = (typed.startsWith(origin) ? typed.slice(origin.length) : typed).trim().toLowerCase()
  if (path === '' || path === '/' || path.includes(':')) return path
  return `/${path.replaceAll(/^\/+|\/+$/g, '')}`
}
