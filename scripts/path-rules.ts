import type { Plugin } from 'vite'

const declared = new Set<string>()

/** Matches the ids of modules by one of several patterns. `checkPathRules` fails a build if one of them matches no module. */
export const pathRule = (...patterns: readonly string[]): RegExp => {
  for (const pattern of patterns) declared.add(pattern)
  return new RegExp(patterns.join('|'))
}

/** Fails a build for browsers if a path rule matches no module, since the module was moved. */
export const checkPathRules = (): Plugin => ({
  name: 'kampana:path-rules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const ids = [...this.getModuleIds()]
    const unused = [...declared].filter((pattern) => !ids.some((id) => new RegExp(pattern).test(id)))
    if (unused.length > 0) this.error(`These path rules match no module: ${unused.join('  ')}`)
  },
})
