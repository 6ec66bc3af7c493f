import { readUrl, readApiUrl } from '@kampana/shared/env-url'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Where a dashboard that stands alone finds its server and the public site. */
export interface Elsewhere {
  apiUrl: string
  siteUrl: string
}

/**
 * Reads API_URL, and SITE_URL where the site isn't at the same origin. Throws in plain words where one of them is
 * missing or no address.
 */
export const elsewhereIn = (env: Readonly<Record<string, string | undefined>>): Elsewhere => {
  const apiUrl = readApiUrl(env)
  return { apiUrl, siteUrl: readUrl(env, 'SITE_URL') ?? new URL(apiUrl).origin }
}

/** Writes into the page where the server is, and what the page may load, for hosts that send no headers of their own. */
export const standsAlone = (elsewhere: Elsewhere): Plugin => ({
  name: 'kampana:alone',
  apply: 'build',
  transformIndexHtml: () => [
    meta({ 'http-equiv': 'Content-Security-Policy', content: policyFor(elsewhere) }),
    meta({ name: 'api-url', content: elsewhere.apiUrl }),
    meta({ name: 'site-url', content: elsewhere.siteUrl }),
  ],
})

/** As the server sends it with its own dashboard (packages/server/src/http/headers.ts), and the server besides. */
const policyFor = ({ apiUrl }: Elsewhere): string => {
  const { origin } = new URL(apiUrl)
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    // Another back end may keep its pictures in a store of its own.
    `img-src 'self' ${origin} https: data: blob:`,
    "font-src 'self'",
    `connect-src 'self' ${origin}`,
    "form-action 'self'",
  ].join('; ')
}

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs,
  injectTo: 'head-prepend',
})
