import type { Plugin } from 'vite'

const runtime = /^import\{n as (?<name>\w+)\}from"\.\/rolldown-runtime-[\w-]+\.js";/

/**
 * Removes the bundler's runtime from the home page's script, which uses only an empty namespace of it. A first visit loads one
 * file less. Throws an error if the bundler's output has changed.
 */
export const leanHomeScript = (): Plugin => ({
  name: 'kampana:lean-home-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name !== 'home-script') continue
      const name = runtime.exec(chunk.code)?.groups?.['name']
      const code = chunk.code.replace(runtime, '').replace(`=${name}({})`, '={}')
      if (name === undefined || chunk.code.length - code.length < name.length + 2)
        throw new Error('The home page’s script has no empty namespace of the bundler’s runtime.')
      chunk.code = code
      chunk.imports = chunk.imports.filter((file) => !file.includes('rolldown-runtime'))
    }
  },
})
