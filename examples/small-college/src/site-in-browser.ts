import { hydrate } from '@kampana/engine-site/framework/hydrate.tsx'
import { site } from './site.tsx'

void hydrate(site, () => undefined)
