import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { collegeDir } from '@kampana/shared/college-dir'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { checkPathRules } from '../../scripts/path-rules.ts'
import { brandPlugin } from './build/brand-plugin.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { clientCalls } from './build/client-calls-plugin.ts'
import { lateZod } from './build/late-zod-plugin.ts'
import { partLinks } from './build/part-links-plugin.ts'
import { schemasApart } from './build/schemas-apart-plugin.ts'
import { summaries } from './build/summaries-plugin.ts'
import { routerWarnings } from './build/router-warnings-plugin.ts'
import { readStandaloneOptions, standalone } from './build/standalone-plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = here('../..')
/** Environment of a standalone build. */
const env = loadEnv('standalone', here('.'), ['API_URL', 'SITE_URL', 'BASE_PATH'])

/** Builds a dashboard for another host with `--mode standalone` (docs/how-to/operate/separate-dashboard.md). */
export default defineConfig(({ mode, command }) => ({
  root: here('.'),
  base: mode === 'standalone' ? basePath(env) : '/dashboard/',
  appType: 'spa',
  plugins: [
    react(),
    schemasApart(),
    clientCalls(),
    lateZod(),
    routerWarnings(),
    summaries(),
    (command === 'serve' || mode === 'standalone') &&
      brandPlugin(collegeDir(root, process.env), process.env['OWN_RESOURCES']),
    partLinks(),
    checkPathRules(),
    precompress(),
    mode === 'standalone' && standalone(readStandaloneOptions(env)),
  ],
  resolve: {
    alias: [
      // Saves 6 KB in every first load.
      { find: 'object.entries', replacement: here('object-entries.cjs') },
      // Saves 6 KB in every page with data. Only the server creates JSON Schemas.
      {
        find: /^\.\.\/core\/(?:to-json-schema|json-schema-processors)\.js$/,
        replacement: here('no-json-schema.cjs'),
      },
      // Modern implementations of the same functions save 4 KB in every first load and 6 KB in that of a list. They are
      // imported by file, because react-admin's packages, which use them, don't depend on them.
      { find: /^lodash\/(\w+)(\.js)?$/, replacement: here('node_modules/es-toolkit/compat/$1.mjs') },
    ],
  },
  server: { fs: { allow: [root] } },
  // Inlined images would need `data:` in the Content-Security-Policy.
  build: {
    outDir: here(mode === 'standalone' ? '../../dist/dashboard' : 'dist'),
    emptyOutDir: true,
    manifest: mode !== 'standalone',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  test: {
    name: 'admin',
    root: here('.'),
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Loads React and react-admin once per worker. Loading them once per file took half of the run.
    isolate: false,
    environmentOptions: { jsdom: { url: 'http://localhost:3000/dashboard/' } },
    testTimeout: 20_000,
    maxWorkers: '100%',
    // Vitest runs these again for each file, but not the modules that they import.
    setupFiles: ['../engine/admin/src/testing/setup.ts', 'src/testing/setup.ts'],
  },
}))

/** Path under which the host serves the dashboard; by default, the specification's. */
function basePath({ BASE_PATH = '/dashboard' }: Readonly<Record<string, string | undefined>>): string {
  return `/${BASE_PATH}/`.replaceAll(/\/+/g, '/')
}

/** Adds a `.br` and a `.gz` file for every compressible asset, so that the server never compresses one. */
function precompress(): Plugin {
  return {
    name: 'kampana:precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          const source = Buffer.from(file.type === 'asset' ? file.source : file.code)
          if (source.length < 1024 || /\.(html|woff2|png|webp|avif|br|gz)$/.test(fileName)) continue
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.br`,
            source: brotliCompressSync(source, { params }),
          })
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) })
        }
      },
    },
  }
}
