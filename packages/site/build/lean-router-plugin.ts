import type { Plugin } from 'vite'

/**
 * Annotates react-router's top-level calls as pure, so that tree shaking drops forms, fetchers and preloading, which the site
 * doesn't use. This removes 8 KB of 12, compressed. `sideEffects: false` has no effect, since the package is one file and a
 * bundler retains every call with possible side effects.
 */
export const leanRouter = (): Plugin => ({
  name: 'kampana:lean-router',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/react-router/')
      ? {
          code: code
            .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
            .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
          map: null,
        }
      : undefined,
})
