import type { Plugin } from 'vite'

/**
 * Leaves what is said of a faulty body out of the script for browsers: the site doesn't draw such a body, and says nothing of it.
 * Whatever is asked of the messages is truthy there, as every fault is.
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
