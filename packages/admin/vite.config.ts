import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { collegeDir } from '@kampana/shared/college-dir'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { brandPlugin } from './build/brand-plugin.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { partLinks } from './build/part-links-plugin.ts'
import { schemasApart } from './build/schemas-apart-plugin.ts'
import { summaries } from './build/summaries-plugin.ts'
import { readStandaloneOptions, standalone } from './build/standalone-plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = here('../..')
/** The environment of a standalone build. */
const env = loadEnv('standalone', here('.'), ['API_URL', 'SITE_URL', 'BASE_PATH'])

/** `--mode standalone` builds a dashboard for another host (docs/how-to/operate/separate-dashboard.md). */
export default defineConfig(({ mode, command }) => ({
  root: here('.'),
  base: mode === 'standalone' ? basePath(env) : '/dashboard/',
  appType: 'spa',
  plugins: [
    react(),
    schemasApart(),
    summaries(),
    (command === 'serve' || mode === 'standalone') &&
      brandPlugin(collegeDir(root, process.env), process.env['OWN_RESOURCES']),
    partLinks(),
    precompress(),
    mode === 'standalone' && standalone(readStandaloneOptions(env)),
  ],
  resolve: {
    alias: [
      // 6 KB of every first load otherwise.
      { find: 'object.entries', replacement: here('object-entries.cjs') },
      // The same functions in modern words: 4 KB less in every first load, 6 KB in a list's.
      // By their file, since react-admin's own packages, which import them, don't have them.
      { find: /^lodash\/(\w+)(\.js)?$/, replacement: here('node_modules/es-toolkit/compat/$1.mjs') },
    ],
  },
  server: { fs: { allow: [root] } },
  // Inlined pictures would need `data:` in the Content-Security-Policy.
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
    // React and react-admin are loaded once for each worker; loaded for each file they took half of the run.
    isolate: false,
    environmentOptions: { jsdom: { url: 'http://localhost:3000/dashboard/' } },
    testTimeout: 20_000,
    maxWorkers: '100%',
    setupFiles: ['src/testing/setup.ts'],
  },
}))

/** The path under which the host serves the dashboard; by default the specification's. */
function basePath({ BASE_PATH = '/dashboard' }: Readonly<Record<string, string | undefined>>): string {
  return `/${BASE_PATH}/`.replaceAll(/\/+/g, '/')
}

/** Puts a `.br` and a `.gz` beside every asset worth it, so that the server never compresses one. */
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
