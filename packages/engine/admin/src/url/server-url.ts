/**
 * Addresses of the server and the public site. A standalone dashboard (build/standalone-plugin.ts) has both in meta tags,
 * which its host may change. By default both have this origin.
 */
export const readMeta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

export const apiUrl = readMeta('api-url') ?? ''
export const siteUrl = readMeta('site-url') ?? '/'
