import type { RecordPages } from '@kampana/engine-declare/record-pages'
import type { FrameCollege } from '@kampana/shared/college/frame-fields'
import type { Entry } from '../site-map.ts'

/** Content in the frame of every page. */
export interface SiteContent {
  college: FrameCollege
  /** Top menu with all descendants. */
  entries: readonly Entry[]
  /** Hidden pages, each with its ancestors; missing if there are none. */
  hidden?: readonly (readonly Entry[])[]
  /** Paths that short addresses redirect to. */
  redirects: Readonly<Record<string, string>>
  /** Addresses of its drawings by name, such as `seal`. */
  drawings: Readonly<Record<string, string>>
  /** Paths of pages that also exist in Filipino; missing if there are none. */
  filipino?: readonly string[]
  /** Pages of the college's resources that have pages. */
  recordPages: readonly RecordPages[]
}

/** The college's record, without fields that no page shows. */
export let college: FrameCollege
export let entries: SiteContent['entries']
export let hidden: NonNullable<SiteContent['hidden']> = []
export let redirects: SiteContent['redirects']
export let drawings: SiteContent['drawings']
export let filipino: ReadonlySet<string> = new Set()
export let recordPages: SiteContent['recordPages']

let revision = 0

/**
 * Sets the content for all pages: on the server whenever the college's content has changed, in a browser once before
 * hydration.
 */
export const setSiteContent = (content: SiteContent): void => {
  ;({ college, entries, hidden = [], redirects, drawings, recordPages } = content)
  filipino = new Set(content.filipino)
  revision += 1
}

/** Memoizes a value that depends on the content until the content changes. */
export const perContent = <T>(compute: () => T): (() => T) => {
  let known: { revision: number; value: T } | undefined
  return () => {
    if (known?.revision !== revision) known = { revision, value: compute() }
    return known.value
  }
}
