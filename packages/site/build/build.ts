import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const configFile = join(root, 'vite.config.ts')

// What browsers load, then what the server runs, which reads the first one's manifest.
await build({ root, configFile })
await build({ root, configFile, build: { ssr: true } })
// What the server runs beside it: reads a college's folder, and draws its icons.
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
