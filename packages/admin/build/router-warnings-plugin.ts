import type { Plugin } from 'vite'
import { pathRule } from '../../../scripts/path-rules.ts'

/** Removes react-router's warnings for developers, because its package has no condition that selects its production build. */
export const routerWarnings = (): Plugin => ({
  name: 'kampana:router-warnings',
  apply: 'build',
  transform: {
    filter: { id: pathRule('/react-router/dist/development/chunk-') },
    handler: (code) => code.replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false'),
  },
})
