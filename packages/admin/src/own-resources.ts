import { registerOwnResources } from '@kampana/shared/registry/own-resources'
import { parseResources } from '@kampana/shared/serialize-resources'
import { readMeta } from './url/server-url.ts'

/**
 * Registers the college's own resources before the first render. They are in the document, added by the server or by a
 * standalone build.
 */
export const learnOwnResources = (): void =>
  registerOwnResources(parseResources(readMeta('resources') ?? '[]'))
