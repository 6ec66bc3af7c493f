import { college } from 'virtual:college'
import headingFont from '../../content/fonts/heading.woff2?url'
import { drawingAddress } from '../components/drawings.ts'
import { escapeAttribute } from '../framework/escape-html.ts'
import { opensearchPath, opensearchType } from './opensearch.ts'

/** What the head of every page links to: colours of the browser's own frame, the font, icons and the search. */
export const renderSiteLinks = (): string =>
  [
    `<meta name="theme-color" content="${college.ground.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${college.ground.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="preload" href="${headingFont}" as="font" type="font/woff2" crossorigin>`,
    renderIcons(),
    `<link rel="search" type="${opensearchType}" title="${escapeAttribute(college.name)}" href="${opensearchPath}">`,
  ].join('\n')

/**
 * What `build/icons-plugin.ts` makes of the seal is there once it is built. Browsers would fetch the manifest before
 * anything is shown; where there is script, it waits (framework/deferred-links.ts).
 */
const renderIcons = (): string => {
  const seal = drawingAddress('seal')
  const icon = seal ? `<link rel="icon" href="${seal}" type="image/svg+xml">` : ''
  return import.meta.env.PROD
    ? `${icon}<link rel="apple-touch-icon" href="/apple-touch-icon.png"><noscript class="later"><link rel="manifest" href="/manifest.webmanifest"></noscript>`
    : icon
}
