import type { ComponentProps } from 'react'
import { useHref } from 'react-router-dom'
import { useRoute } from '../framework/route-context.ts'
import { filipinoHref } from '../site-map.ts'

/**
 * A link within the site; one of a page in Filipino leads to Filipino where there is that. `framework/router/client-router.ts` handles
 * its click, as for links in prose, so that react-router's Link (3 KB and a click handler for each) isn't needed.
 */
export const Link = ({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) => {
  const { head } = useRoute()
  return (
    <a {...rest} href={useHref(head.language === 'fil' ? filipinoHref(to) : to)}>
      {children}
    </a>
  )
}
