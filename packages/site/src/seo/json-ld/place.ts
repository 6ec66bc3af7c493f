import type { Step } from '../../page.ts'
import { entryAt, placeOf, trailTo } from '../../site-map.ts'
import type { RouteMatch } from '../../load-route.ts'
import type { Thing, Told } from '../json-ld.ts'

/** The way from home to a page, as its breadcrumb shows it. A group without a page of its own can't be a step here. */
export const trailAt = ({ head, path }: RouteMatch, { canonical, origin }: Told): Thing[] => {
  const place = placeOf(path)
  if (path === '/' || place === undefined) return []
  const above = trailTo(place).filter((step) => step.path !== undefined && step.path !== path)
  const own = { title: entryAt(path)?.title ?? head.title, path: canonical }
  const steps: Step[] = [{ title: entryAt('/')?.title ?? 'Home', path: '/' }, ...above, own]
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
