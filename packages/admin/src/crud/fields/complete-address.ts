import { slugify } from '@kampana/shared/text/slug'
import { siteUrl } from '../../url/server-url.ts'

/** The address that a title suggests for a page beneath another; empty for a title without letters. */
export const suggestAddress = (title: string, under = ''): string => {
  const slug = slugify(title)
  return slug === '' ? '' : `${under}/${slug}`
}

/** What a person means who types `Admission`, or pastes the whole address of a page here. */
export const completeAddress = (typed: string): string => {
  const { origin } = new URL(siteUrl, location.origin)
  const path = (typed.startsWith(origin) ? typed.slice(origin.length) : typed).trim().toLowerCase()
  if (path === '' || path === '/' || path.includes(':')) return path
  return `/${path.replaceAll(/^\/+|\/+$/g, '')}`
}
