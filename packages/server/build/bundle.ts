import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { collegeFile } from '../src/college/college-file.ts'

const root = join(import.meta.dirname, '..')
const src = join(root, 'src')

/**
 * Libraries of hundreds of small modules: read as one file, the server starts in two thirds of the time and takes 35 MB
 * less. What remains outside is native, reads files of its own, or is small.
 */
const readAsOne = ['kysely', 'zod']

/** Leaves to our modules the folder that they were written in, where migrations and samples are. */
const places = (): Plugin => ({
  name: 'kampana:places',
  transform: (code, file) =>
    file.startsWith(src)
      ? code.replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/../src/${relative(src, dirname(file))}`)})`,
        )
      : undefined,
})

/** What a college says of itself is read here, so that a start needs no reader of YAML. */
const college = (): Plugin => ({
  name: 'kampana:college',
  load: async (file) =>
    file === join(src, 'college/college-file.ts')
      ? `export const collegeFile = async () => (${JSON.stringify(await collegeFile())})`
      : undefined,
})

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [places(), college()],
  ssr: { noExternal: readAsOne },
  build: {
    ssr: true,
    outDir: 'dist',
    minify: false,
    target: 'node24',
    // All in one folder, from which the places are counted.
    rolldownOptions: {
      // Pictures are decoded by a program of their own.
      input: ['src/main.ts', 'src/media/picture-worker.ts'],
      output: { chunkFileNames: '[name].js' },
    },
  },
})
