import type { Plugin } from 'vite'

/**
 * Removes the messages about invalid bodies from browser scripts, since the site neither draws an invalid body nor shows its
 * error. Every property of the replacement is truthy, as an error would be.
 */
export const leanBodies = (): Plugin => ({
  name: 'kampana:lean-bodies',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/shared\/src\/(?:messages\/body-messages|rich-text\/attribute-faults)\.ts$/ },
    handler: (id, options) => (options?.ssr ? null : id.includes('attribute-faults') ? noFaults : anyMessage),
  },
})

const anyMessage = `const fault = () => 'faulty'
export const bodyMessages = /* @__PURE__ */ new Proxy({}, { get: () => fault })`
const noFaults = 'export const attributeFaults = {}'
