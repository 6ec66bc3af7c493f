import type { ComponentProps } from 'react'
import { useHref } from 'react-router-dom'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { filipinoHref } from '../site-map.ts'

/**
 * A link within the site. On a Filipino page it leads to the Filipino version if there is one.
 * `framework/router/client-router.ts` handles its click, as for links in prose, so that react-router's Link (3 KB and a click
 * handler each) isn't needed.
 */
export const Link = ({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) => {
  const { head } = useRoute()
  return (
    <a {...rest} href={useHref(head.language === 'fil' ? filipinoHref(to) : to)}>
      {children}
    </a>
  )
}
