import type { BreadcrumbStep } from '@kampana/engine-site/framework/page'
import { findEntry, nearestPath, breadcrumb } from '../../site-map.ts'
import type { RouteMatch } from '@kampana/engine-site/framework/load-route'
import type { Thing, JsonLdContext } from './thing.ts'

/** BreadcrumbList of a page. It omits groups, since each item needs an address. */
export const breadcrumbJsonLd = (
  { head, path }: RouteMatch,
  { canonical, origin }: JsonLdContext,
): Thing[] => {
  const nearest = nearestPath(path)
  if (path === '/' || nearest === undefined) return []
  const ancestors = breadcrumb(nearest).filter((step) => step.path !== undefined && step.path !== path)
  const current = { title: findEntry(path)?.title ?? head.title, path: canonical }
  const steps: BreadcrumbStep[] = [
    { title: findEntry('/')?.title ?? 'Home', path: '/' },
    ...ancestors,
    current,
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.title,
        item: new URL(step.path ?? '/', origin).href,
      })),
    },
  ]
}
