import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { parseResources } from '@kampana/engine-declare/serialize-resources'
import { readMeta } from '@kampana/engine-admin/url/server-url'

/**
 * Registers the college's own resources before the first render. They are in the document, added by the server or by a
 * standalone build.
 */
export const learnOwnResources = (): void =>
  registerOwnResources(parseResources(readMeta('resources') ?? '[]'))
