import react from '@vitejs/plugin-react'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { checkPathRules } from '../../scripts/path-rules.ts'
import { assets } from './build/assets-plugin.ts'
import { chunkName } from './build/chunk-name.ts'
import { compressed } from './build/compressed-plugin.ts'
import { leanBodies } from './build/lean-bodies-plugin.ts'
import { leanHomeScript } from './build/lean-home-script-plugin.ts'
import { leanPreload } from './build/lean-preload-plugin.ts'
import { leanRouter } from './build/lean-router-plugin.ts'
import { pdfjs } from './build/pdfjs-plugin.ts'

export default defineConfig(({ command, isSsrBuild = false, mode }) => {
  return {
    plugins: [
      react(),
      assets(),
      leanBodies(),
      leanHomeScript(),
      leanPreload(),
      leanRouter(),
      pdfjs(),
      compressed(),
      checkPathRules(),
    ],
    publicDir: false,
    // The bundle runs without processing, so it must not contain React's development code.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } }),
    build: isSsrBuild ? forTheServer : forBrowsers,
    // The build is one file without dependencies. Vite's development server can't run React's CommonJS.
    ...(command === 'build' && { ssr: { noExternal: true, resolve: { conditions } } }),
    test: {
      testTimeout: 20_000,
      maxWorkers: '100%',
      globalSetup: ['src/testing/provide-content.ts'],
      setupFiles: ['../../tests/support/setup.ts', 'src/testing/serve-provided-content.ts'],
    },
  }
})

/** `module-sync` is Node's own condition for ES modules, which support tree shaking. */
const conditions = ['module-sync', ...defaultServerConditions]

const forBrowsers = {
  outDir: 'dist/client',
  manifest: true,
  // A `data:` image would need an exception in the content security policy.
  assetsInlineLimit: 0,
  modulePreload: false as const,
  rolldownOptions: {
    input: ['src/entry-client.ts', 'src/styles/site.css', 'src/offline/service-worker.ts'],
    output: {
      entryFileNames: ({ name }: { name: string }) => nameOf(name),
      codeSplitting: {
        groups: [{ name: chunkName, debugName: 'pages', includeDependenciesRecursively: false }],
      },
    },
  },
}

/** A service worker needs a fixed address at the root of its scope. */
const nameOf = (name: string): string => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js')

const forTheServer = {
  outDir: 'dist/server',
  ssr: true,
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: 'src/entry-server.tsx',
    output: { entryFileNames: 'entry-server.js', codeSplitting: false },
  },
}
