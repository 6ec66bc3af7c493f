import type { To } from 'react-router-dom'

/** Paths on this origin that the site doesn't route. */
const notPages =
  /^\/(?:dashboard|api|media|files|cards|assets|content\/files|health|login|logout|register|email|password|sanctum)(?:\/|$)|\.(?:pdf|ics|xml|json|txt)$/

/** An address without its origin; nothing is decoded. */
export const toHref = (to: To | URL): string => {
  if (typeof to === 'string') return to
  const { pathname = '', search = '', hash = '' } = to
  return pathname + search + hash
}

/** The link around an event's target. */
export const closestLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** Whether the router handles a link: it leads to another page of this site, and `click` opens no new tab. */
export const isInternalLink = (link: HTMLAnchorElement, click?: MouseEvent): boolean =>
  link.origin === location.origin &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  !notPages.test(link.pathname) &&
  !(link.hash !== '' && link.pathname === location.pathname && link.search === location.search) &&
  (!click || (click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey))
