import type { To } from 'react-router-dom'

/** Paths on this origin that aren't pages of the site. */
const notPages =
  /^\/(?:dashboard|api|media|files|cards|assets|content\/files|health|login|logout|register|email|password|sanctum)(?:\/|$)|\.(?:pdf|ics|xml|json|txt)$/

/** Address without its origin, not decoded. */
export const toHref = (to: To | URL): string => {
  if (typeof to === 'string') return to
  const { pathname = '', search = '', hash = '' } = to
  return pathname + search + hash
}

/** Link around the target of an event. */
export const closestLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** True if the router handles a link: it leads to another page of this site, and `click` opens no new tab. */
export const isInternalLink = (link: HTMLAnchorElement, click?: MouseEvent): boolean =>
  link.origin === location.origin &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  !notPages.test(link.pathname) &&
  !(link.hash !== '' && link.pathname === location.pathname && link.search === location.search) &&
  (!click || (click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey))
