import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const configFile = join(root, 'vite.config.ts')

// Builds the client first, because the server build reads its manifest.
await build({ root, configFile })
await build({ root, configFile, build: { ssr: true } })
// Builds the server's other modules, which read a college's folder and draw its icons.
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: false,
    rolldownOptions: {
      input: {
        'read-folder': 'src/content/folder/read-folder.ts',
        'preview-worker': 'src/content/editing/preview-worker.ts',
        'render-icons': 'src/icons/render-icons.ts',
      },
    },
  },
})
