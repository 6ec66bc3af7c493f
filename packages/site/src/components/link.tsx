import type { ComponentProps } from 'react'
import { useHref } from 'react-router-dom'

/**
 * A link within the site. `framework/router/client-router.ts` handles its click, as for links in prose, so that react-router's
 * Link (3 KB and a click handler for each) isn't needed.
 */
export const Link = ({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) => (
  <a {...rest} href={useHref(to)}>
    {children}
  </a>
)
