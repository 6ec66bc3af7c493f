import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { brand } from './build/brand-plugin.ts'
import { elsewhereIn, standsAlone } from './build/alone-plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** What a build that stands alone is told from outside. */
const told = loadEnv('alone', here('.'), ['API_URL', 'SITE_URL', 'BASE_PATH'])

/** `--mode alone` builds a dashboard for another host than the server's (docs/hosting-the-dashboard.md). */
export default defineConfig(({ mode }) => ({
  root: here('.'),
  base: mode === 'alone' ? baseIn(told) : '/dashboard/',
  appType: 'spa',
  plugins: [
    react(),
    brand(here('../site/content/college/college.yaml')),
    precompress(),
    mode === 'alone' && standsAlone(elsewhereIn(told)),
  ],
  resolve: {
    alias: [
      { find: '#college', replacement: here('../site/content/college') },
      // 6 KB of every first load otherwise.
      { find: 'object.entries', replacement: here('object-entries.cjs') },
      // The same functions in modern words: 4 KB less in every first load, 6 KB in a list's.
      { find: /^lodash\/(\w+)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
    ],
  },
  // Inlined pictures would need `data:` in the Content-Security-Policy.
  build: {
    outDir: here(mode === 'alone' ? '../../dist/dashboard' : 'dist'),
    emptyOutDir: true,
    manifest: mode !== 'alone',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What every page needs in one file: cut up by who else needs it, it compresses worse by 5 KB.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  test: {
    name: 'admin',
    root: here('.'),
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/dashboard/' } },
    testTimeout: 20_000,
    maxWorkers: '100%',
    setupFiles: ['src/testing/setup.ts'],
  },
}))

/** The path under which the host serves it; the specification's unless told. */
function baseIn({ BASE_PATH = '/dashboard' }: Readonly<Record<string, string | undefined>>): string {
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
