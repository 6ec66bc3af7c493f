import type { Plugin } from 'vite'

const runtime = /^import\{n as (?<name>\w+)\}from"\.\/rolldown-runtime-[\w-]+\.js";/

/**
 * Takes the bundler's runtime out of the script that moves the home page, which needs of it only an empty namespace: one file less
 * for a first visit. Throws an error where the bundler has come to write it otherwise.
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
