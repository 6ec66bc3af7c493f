import { college } from '../content/store/current.ts'
import headingFont from '../styles/heading.woff2?url'
import { drawingAddress } from '../components/drawings.ts'
import { escapeAttribute } from '@kampana/engine-site/framework/escape-html'
import { opensearchPath, opensearchType } from './opensearch.ts'

/** Links in the head of every page: theme colors, font preload, icons and search. */
export const renderSiteLinks = (): string =>
  [
    `<meta name="theme-color" content="${college.colours_light_paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${college.colours_dark_paper}" media="(prefers-color-scheme: dark)">`,
    `<link rel="preload" href="${headingFont}" as="font" type="font/woff2" crossorigin>`,
    renderIcons(),
    `<link rel="search" type="${opensearchType}" title="${escapeAttribute(college.name)}" href="${opensearchPath}">`,
  ].join('\n')

/**
 * Icons (icons/render-icons.ts). Browsers would fetch the manifest before the first paint, so script defers it
 * (framework/deferred-links.ts).
 */
const renderIcons = (): string =>
  `<link rel="icon" href="${drawingAddress('seal')}" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><noscript class="later"><link rel="manifest" href="/manifest.webmanifest"></noscript>`
