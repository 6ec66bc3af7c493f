import { readUrl, readApiUrl } from '@kampana/shared/env-url'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Addresses of the server and the public site for a dashboard on a separate host. */
interface StandaloneOptions {
  apiUrl: string
  siteUrl: string
}

/** Reads API_URL, and SITE_URL if the site has a different origin. Throws a readable error if one is missing or isn't a URL. */
export const readStandaloneOptions = (
  env: Readonly<Record<string, string | undefined>>,
): StandaloneOptions => {
  const apiUrl = readApiUrl(env)
  return { apiUrl, siteUrl: readUrl(env, 'SITE_URL') ?? new URL(apiUrl).origin }
}

/** Writes the addresses and the Content-Security-Policy into the page as meta tags, for hosts that don't send the header. */
export const standalone = (options: StandaloneOptions): Plugin => ({
  name: 'kampana:standalone',
  apply: 'build',
  transformIndexHtml: () => [
    meta({ 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy(options) }),
    meta({ name: 'api-url', content: options.apiUrl }),
    meta({ name: 'site-url', content: options.siteUrl }),
  ],
})

/** The server's policy for its own dashboard (packages/engine/server/src/http/headers.ts), plus the server's origin. */
const contentSecurityPolicy = ({ apiUrl }: StandaloneOptions): string => {
  const { origin } = new URL(apiUrl)
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    // Other back ends may store images on a separate host.
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
