/**
 * Where the server and the public site are. A standalone dashboard (build/standalone-plugin.ts) has both addresses in
 * meta tags, where its host may change them; by default both are at this origin.
 */
export const readMeta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

export const apiUrl = readMeta('api-url') ?? ''
export const siteUrl = readMeta('site-url') ?? '/'
