import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/** Names the scripts of pages for the documents that the server renders. */
const assets = (): Plugin => ({
  name: 'assets',
  resolveId: (source) => (source === 'virtual:assets' ? `\0${source}` : undefined),
  load: (id) =>
    id === '\0virtual:assets'
      ? `export const assets = { styles: [], ownStyles: {}, scripts: ['/assets/site-in-browser.js'] }`
      : undefined,
})

const common: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), assets()],
}

/** Builds the dashboard, and the pages for browsers and for the server, into a folder. */
export const buildCollege = async (folder: string): Promise<void> => {
  await build({
    ...common,
    build: {
      outDir: join(folder, 'browser'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: ['dashboard.html', 'src/site-in-browser.ts'].map((file) => join(root, file)),
        output: { entryFileNames: 'assets/[name].js' },
      },
    },
  })
  await build({
    ...common,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { outDir: join(folder, 'server'), emptyOutDir: true, ssr: 'src/render-page.ts' },
  })
}
