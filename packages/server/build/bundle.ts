import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { packageIn } from '../../../scripts/packages.ts'

const root = join(import.meta.dirname, '..')
/** Sources of this package and of those that it uses. */
const sources = packageIn('packages/server').folders.map((folder) => join(root, '../..', folder, 'src/'))

/**
 * Libraries that aren't bundled: native ones, those that read their own files, and those that startup doesn't load. All others
 * are bundled: finding and reading their hundreds of files would take half of the startup time and 35 MB of memory.
 */
const external = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@fontsource/fraunces',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'better-sqlite3',
  'fontkit',
  'libheif-js',
  'nodemailer',
  'pg',
  'prom-client',
  'sharp',
  'vite',
  'yauzl',
]

/** Preserves the source's folder as `import.meta.dirname`, which contains the migrations. */
const places = (): Plugin => ({
  name: 'kampana:places',
  transform: (code, file) =>
    sources.some((folder) => file.startsWith(folder))
      ? code.replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${relative(join(root, 'dist'), dirname(file))}`)})`,
        )
      : undefined,
})

/** Removes glob, which @fastify/static loads on startup for an option that we don't use. */
const withoutGlob = (): Plugin => ({
  name: 'kampana:without-glob',
  enforce: 'pre',
  resolveId: (id) => (id === 'glob' ? '\0glob' : undefined),
  load: (id) => (id === '\0glob' ? 'export const glob = undefined' : undefined),
})

/** Removes semver: Fastify compares its plugins' versions on each start, but the lockfile pins them. */
const withoutSemver = (): Plugin => ({
  name: 'kampana:without-semver',
  enforce: 'pre',
  resolveId: (id) => (id === 'semver' ? '\0semver' : undefined),
  load: (id) => (id === '\0semver' ? 'export const satisfies = () => true' : undefined),
})

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [places(), withoutGlob(), withoutSemver()],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist',
    minify: false,
    target: 'node24',
    // All in one folder, to which the paths of `import.meta.dirname` are relative.
    rolldownOptions: {
      // A college's own files import `kampana`. Pictures are decoded in a separate process. Tests load `app` in advance.
      input: ['src/main.ts', 'src/kampana.ts', 'src/media/picture-worker.ts', 'src/app.ts'],
      output: { chunkFileNames: '[name].js' },
    },
  },
})
