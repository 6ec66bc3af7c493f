import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const admin = join(import.meta.dirname, '../packages/admin')

interface Bundler {
  build: (options: object) => Promise<{ output: readonly { code?: string }[] }>
}

/** A page with Tiptap alone, built as the dashboard is, for a document as JSON. Its button opens the document. */
export const serveBareEditor = async (document: string): Promise<{ address: string; close: () => void }> => {
  const script = await buildScript()
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = url.endsWith('.js')
      ? ['text/javascript', script]
      : url.endsWith('.json')
        ? ['application/json', document]
        : ['text/html; charset=utf-8', page]
    response.setHeader('content-type', type).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

const buildScript = async (): Promise<string> => {
  const vite = createRequire(join(admin, 'package.json')).resolve('vite')
  const { build } = (await import(pathToFileURL(vite).href)) as Bundler
  const { output } = await build({
    configFile: false,
    root: admin,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      rolldownOptions: { input: join(admin, 'src/testing/bare-editor.tsx') },
    },
  })
  return output[0]?.code ?? ''
}

/** The text has the measures of the dashboard's, so that the browser lays out as much. */
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare editor</title>
<style>
.ProseMirror { height: 30rem; overflow-y: auto; padding: 1rem; line-height: 1.6; white-space: pre-wrap; max-width: 50rem }
</style>
<button>Open</button><main></main><script type="module" src="bare.js"></script></html>`
