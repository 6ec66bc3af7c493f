import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { run } from '../../../scripts/run.ts'
import { freePort } from '../../../scripts/free-port.ts'

/** A plain web server on its own host that serves only the dashboard's files. */
export interface DashboardHost {
  origin: string
  stop: () => Promise<void>
}

const admin = join(import.meta.dirname, '../../../packages/admin')
const anywhere = 'https://api.college.example'

/** Builds the standalone dashboard (`pnpm build:admin`) into a temporary folder. */
export const buildDashboard = async (): Promise<{ folder: string; forget: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-standalone-'))
  const { code, output } = await run(
    process.execPath,
    ['--run', 'build:standalone', '--', '--outDir', folder, '--logLevel', 'error'],
    { cwd: admin, env: { ...process.env, NODE_ENV: 'production', API_URL: anywhere } },
  )
  if (code !== 0) throw new Error(`The separate build of the dashboard failed:\n${output}`)
  return { folder, forget: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Serves a built dashboard that uses the API at `apiUrl`. Every address without a file returns the page. */
export const hostDashboard = async (folder: string, apiUrl: () => string): Promise<DashboardHost> => {
  const port = await freePort()
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname
    const file = join(folder, path.replace(/^\/dashboard\//, ''))
    if (path.startsWith('/dashboard/assets/') && statSync(file, { throwIfNoEntry: false })?.isFile())
      response
        .setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
        .end(readFileSync(file))
    else if (path.startsWith('/dashboard/'))
      response.setHeader('content-type', 'text/html').end(page.replaceAll(anywhere, apiUrl()))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    origin: `http://dashboard.college.test:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
