import type { ComponentProps } from 'react'
import { useHref } from 'react-router-dom'

/**
 * A link within the site. It is a plain one until script takes the page over; then `framework/router/client-router.ts` follows it, as it
 * follows the links in prose and bodies, so react-router's own Link (3 KB and a click handler each) isn't needed.
 */
export const Link = ({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) => (
  <a {...rest} href={useHref(to)}>
    {children}
  </a>
)
