import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const admin = join(import.meta.dirname, '../packages/admin')

interface Bundler {
  build: (options: object) => Promise<{ output: readonly { code?: string }[] }>
}

/**
 * Serves a page with only Tiptap, built like the dashboard. Its button fetches the record by `readRecord` and opens its body.
 */
export const serveBareEditor = async (
  readRecord: () => Promise<string>,
): Promise<{ address: string; close: () => void }> => {
  const script = await buildScript()
  const answer = async (url: string): Promise<[type: string, body: string]> => {
    if (url.endsWith('.js')) return ['text/javascript', script]
    if (url.endsWith('.json')) return ['application/json', await readRecord()]
    return ['text/html; charset=utf-8', page]
  }
  const server = createServer(async ({ url = '/' }, response) => {
    const [type, body] = await answer(url)
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

/** The text has the dashboard's dimensions, so that the browser has the same layout work. */
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare editor</title>
<style>
.ProseMirror { height: 30rem; overflow-y: auto; padding: 1rem; line-height: 1.6; white-space: pre-wrap; max-width: 50rem }
</style>
<button>Open</button><main></main><script type="module" src="bare.js"></script></html>`
