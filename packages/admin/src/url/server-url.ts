/**
 * Where the server and the public site are. A dashboard built to stand alone (build/alone-plugin.ts) says so in its
 * page, where a host may change it; without a word both are at this origin.
 */
const readMeta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

export const apiUrl = readMeta('api-url') ?? ''
export const siteUrl = readMeta('site-url') ?? '/'
