import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { collegeDir } from '@kampana/shared/college-dir'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { brandPlugin } from './build/brand-plugin.ts'
import { partLinks } from './build/part-links-plugin.ts'
import { schemasApart } from './build/schemas-apart-plugin.ts'
import { summaries } from './build/summaries-plugin.ts'
import { readStandaloneOptions, standalone } from './build/standalone-plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = here('../..')
/** The environment of a standalone build. */
const env = loadEnv('standalone', here('.'), ['API_URL', 'SITE_URL', 'BASE_PATH'])

/** `--mode standalone` builds a dashboard for another host than the server's (docs/hosting-the-dashboard.md). */
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
      { find: /^lodash\/(\w+)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
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
    // What every page needs in one file: cut up by who else needs it, it compresses worse by 5 KB.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Only the kinds' schemas and editors use it, but the files of kinds that every page needs name it.
            {
              name: 'rich-text',
              test: /\/shared\/src\/(?:rich-text\/|messages\/(?:body|drawing)-messages|drawings\/)|\/node_modules\/(?:saxes|xmlchars)\//,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // The pages for guests have a few of them, most pages of the dashboard all.
            {
              name: 'inputs',
              test: /@mui\/material\/esm\/(?:(?:Outlined)?Input(?:Base|Label)?|Form\w+|Checkbox|TextareaAutosize|internal)\//,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // What every page needs at once, what the pages of both parts need, and what every page of the dashboard does.
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'guests',
              test: /\/admin\/src\/account\/(?:language-buttons|form\/(?!leave|member)|sign-in\/(?!guest-(?:app|pages|paths|in)|not-active|sign-out|unlock-))/,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            {
              name: 'basics',
              test: new RegExp(
                [
                  '/@(?:babel/runtime|mui/(?:utils|system))/',
                  '/@mui/material/esm/(?:utils|styles|Box|Button\\w*|CircularProgress|IconButton|Link|Paper|SvgIcon|Stack|Typography|useLazyRipple)/',
                  '/react-transition-group/esm/(?:TransitionGroup|utils/ChildMapping)',
                  '/admin/src/(?:language/use-language-switch|task/(?:task-button|use-task)|unsaved/(?:forms|mutable-ref|reauthentication))',
                  '/shared/src/(?:forms/forms|messages/text-messages|kinds/(?:modifiers|password|email|text))\\.ts$',
                  '/ra-core/dist/notification/',
                  '/admin/src/layout/(?:logo|page-header|focus/(?:focus-content|use-restore-focus))',
                ].join('|'),
              ),
              includeDependenciesRecursively: false,
              priority: 1,
            },
            { name: 'dashboard', test: /\/admin\/src\/dashboard\.tsx$/ },
          ],
        },
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
