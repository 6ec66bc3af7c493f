import { registerOwnResources } from '@kampana/shared/registry/own-resources'
import { parseResources } from '@kampana/shared/serialize-resources'
import { readMeta } from './url/server-url.ts'

/**
 * Registers the resources that the college has declared, before anything is rendered. The document has them: our server puts
 * them there, and the build of a dashboard for another host.
 */
export const learnOwnResources = (): void =>
  registerOwnResources(parseResources(readMeta('resources') ?? '[]'))
