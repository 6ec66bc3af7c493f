import type { Plugin } from 'vite'
import { pathRule } from '../../../scripts/path-rules.ts'

/**
 * Removes the messages about invalid bodies from browser scripts, since the site neither draws an invalid body nor shows its
 * error. Every property of the replacement is truthy, as an error would be.
 */
export const leanBodies = (): Plugin => ({
  name: 'kampana:lean-bodies',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: {
      id: pathRule(
        '/engine/declare/src/messages/body-messages\\.ts$',
        '/engine/declare/src/rich-text/attribute-faults\\.ts$',
      ),
    },
    handler: (id, options) => (options?.ssr ? null : id.includes('attribute-faults') ? noFaults : anyMessage),
  },
})

const anyMessage = `const fault = () => 'faulty'
export const bodyMessages = /* @__PURE__ */ new Proxy({}, { get: () => fault })`
const noFaults = 'export const attributeFaults = {}'
