import { loadResources } from '@kampana/shared/registry/load-resources'
import { lazyComponent } from '../chunks/lazy-component.tsx'

/** Like `lazyComponent`, for what reads declarations and may be opened before any screen of a resource: they are fetched beside it. */
export const declaredComponent: typeof lazyComponent = (load, name, options) =>
  lazyComponent(async () => (await Promise.all([load(), loadResources()]))[0], name, options)
