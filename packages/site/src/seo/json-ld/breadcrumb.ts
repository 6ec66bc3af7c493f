import type { BreadcrumbStep } from '../../framework/page.ts'
import { findEntry, nearestPath, breadcrumb } from '../../site-map.ts'
import type { RouteMatch } from '../../framework/load-route.ts'
import type { Thing, JsonLdContext } from './thing.ts'

/** The way from home to a page, as its breadcrumb shows it. A group without a page of its own can't be a step here. */
export const breadcrumbJsonLd = (
  { head, path }: RouteMatch,
  { canonical, origin }: JsonLdContext,
): Thing[] => {
  const place = nearestPath(path)
  if (path === '/' || place === undefined) return []
  const above = breadcrumb(place).filter((step) => step.path !== undefined && step.path !== path)
  const own = { title: findEntry(path)?.title ?? head.title, path: canonical }
  const steps: BreadcrumbStep[] = [{ title: findEntry('/')?.title ?? 'Home', path: '/' }, ...above, own]
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
