import { hydrate } from './framework/hydrate.tsx'
import { site } from './site.ts'

/** All that comes with React: hydrates the site, and calls `done` once it is interactive. */
export const hydrateSite = (done: () => void): Promise<void> => hydrate(site, done)
