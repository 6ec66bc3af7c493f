import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import { ownPath } from '../pages/filipino.ts'
import type { Content } from '../content.ts'

/** Copies a page with other values, without rendering it, which `{ ...page }` would do. */
export const withValues = <T extends object, V extends object>(page: T, values: V): T & V =>
  Object.defineProperties({} as T & V, {
    ...Object.getOwnPropertyDescriptors(page),
    ...Object.getOwnPropertyDescriptors(values),
  })

/** Content whose pages have the date of their last review. */
export const withChecks = (content: Content, days: CheckedDays): Content => {
  if (Object.keys(days).length === 0) return content
  const mark = <T extends object>(pages: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(pages).map(([path, page]) => {
        const checked = days[ownPath(path)]
        return [path, checked === undefined ? page : withValues(page, { checked })]
      }),
    )
  return {
    ...content,
    pages: mark(content.pages),
    programs: mark(content.programs),
    monographs: mark(content.monographs),
  }
}
