import type { RecordPages } from '@kampana/shared/record-pages'
import type { College } from '../college.ts'
import type { Entry } from '../site-map.ts'

/** What every page shows of the college. */
export interface SiteContent {
  college: College
  /** The top menu and all beneath it. */
  entries: readonly Entry[]
  /** The pages that no list shows, each with the entries above it; missing if there are none. */
  hidden?: readonly (readonly Entry[])[]
  /** The paths that short addresses redirect to. */
  redirects: Readonly<Record<string, string>>
  /** The addresses of its drawings by name, such as `seal`. */
  drawings: Readonly<Record<string, string>>
  /** The paths of the pages that are in Filipino, too; missing if there are none. */
  filipino?: readonly string[]
  /** The pages of the resources that the college has declared with one. */
  recordPages: readonly RecordPages[]
}

/** Who the college is: `college.yaml`. */
export let college: College
export let entries: SiteContent['entries']
export let hidden: NonNullable<SiteContent['hidden']> = []
export let redirects: SiteContent['redirects']
export let drawings: SiteContent['drawings']
export let filipino: ReadonlySet<string> = new Set()
export let recordPages: SiteContent['recordPages']

let revision = 0

/**
 * Sets the content that all pages show from now on: the server when the college's folder has changed, a browser once, before
 * it hydrates.
 */
export const setSiteContent = (content: SiteContent): void => {
  ;({ college, entries, hidden = [], redirects, drawings, recordPages } = content)
  filipino = new Set(content.filipino)
  revision += 1
}

/** Memoizes a value that follows from the content until that is set anew. */
export const perContent = <T>(compute: () => T): (() => T) => {
  let known: { revision: number; value: T } | undefined
  return () => {
    if (known?.revision !== revision) known = { revision, value: compute() }
    return known.value
  }
}
