import { escapeHtml } from '../text/escape-html.ts'
import type { Brand } from './brand.ts'

/**
 * Dashboard's document with a college's title, icon and colors in its head. `<meta name="brand">` contains the whole brand as
 * JSON for the dashboard's start, since the CSP allows no inline script. `resources` contains the college's own declarations,
 * written by `serializeResources`.
 */
export const brandDocument = (html: string, brand: Brand, resources?: string): string => {
  const meta =
    resources === undefined ? '' : `  <meta name="resources" content="${escapeHtml(resources)}" />\n  `
  return html.replace('</head>', () => `${brandHead(brand)}${meta}</head>`)
}

const brandHead = (brand: Brand): string =>
  `<title>${escapeHtml(brand.name)}</title>
    <link rel="icon" type="image/svg+xml" href="${escapeHtml(brand.seal)}" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeHtml(brand.dark.sheet)}" />
    <meta name="brand" content="${escapeHtml(JSON.stringify(brand))}" />
  `
