import { loadResources } from '@kampana/engine-declare/registry/load-resources'
import { lazyComponent } from '../chunks/lazy-component.tsx'

/**
 * Like `lazyComponent`, for components that read declarations and may open before any screen of a resource. Loads the
 * declarations in parallel.
 */
export const declaredComponent: typeof lazyComponent = (load, name, options) =>
  lazyComponent(async () => (await Promise.all([load(), loadResources()]))[0], name, options)
