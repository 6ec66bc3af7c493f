import { hydrate } from '@kampana/engine-site/framework/hydrate.tsx'
import { setSiteContent, type SiteContent } from './content/store/current.ts'
import { setPartReader, type PartReader } from './content/store/parts.ts'
import { site } from './site.ts'

/** Entry of the chunk with React: hydrates with the content from `readForm`. Calls `done` once the site is interactive. */
export const hydrateSite = async (readPart: PartReader, done: () => void): Promise<void> => {
  setPartReader(readPart)
  setSiteContent((await readPart('site')) as SiteContent)
  return hydrate(site, done)
}
