import { builtFrontEnds, type FrontEnds } from '@kampana/server/front-ends'
import type { SiteEntry } from '@kampana/server/site/site-entry'
import { collegeDirectory } from '../../../scripts/college/directory.ts'

/**
 * The built front ends. Colleges of one folder begin with the same website, which is made once for a worker: each made it
 * anew, in a sixth of the tests' time.
 */
export const frontEnds: FrontEnds = {
  ...builtFrontEnds,
  loadSite: async (settings) => {
    const site = await builtFrontEnds.loadSite(settings)
    if (settings.collegeDir !== collegeDirectory) return site
    const entry = await site.entry()
    const makeContent: SiteEntry['makeContent'] = (records, files) => {
      const key = JSON.stringify(records)
      if (first?.key === key) return first.made
      const made = entry.makeContent(records, files)
      first ??= { key, made }
      return made
    }
    return { ...site, entry: async () => ({ ...entry, makeContent }) }
  },
}

let first: { key: string; made: ReturnType<SiteEntry['makeContent']> } | undefined
