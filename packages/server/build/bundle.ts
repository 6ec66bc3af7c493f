import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const src = join(root, 'src')

/**
 * Libraries that are native, read files of their own, or that a start doesn't load. All others are bundled: to find and read their
 * hundreds of small files would be half of a start, and takes 35 MB of memory.
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

/** Keeps `import.meta.dirname` the source's folder, where migrations are. */
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

/** @fastify/static loads it at the start for an option that nobody here sets. */
const withoutGlob = (): Plugin => ({
  name: 'kampana:without-glob',
  enforce: 'pre',
  resolveId: (id) => (id === 'glob' ? '\0glob' : undefined),
  load: (id) => (id === '\0glob' ? 'export const glob = undefined' : undefined),
})

/** Fastify compares versions of its plugins at each start. The lockfile holds them to one. */
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
      // A college's own files import `kampana`; pictures are decoded in a process of their own; tests have `app` loaded beforehand.
      input: ['src/main.ts', 'src/kampana.ts', 'src/media/picture-worker.ts', 'src/app.ts'],
      output: { chunkFileNames: '[name].js' },
    },
  },
})
