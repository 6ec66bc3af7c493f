import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

/** An ordinary web server: files, the `index.html` of a folder, the rules of `_redirects`, and `404.html` otherwise. */
interface PlainHost {
  origin: string
  stop: () => Promise<void>
}

/** Serves the files of a folder. */
export const hostFiles = async (folder: string, port: number): Promise<PlainHost> => {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const file = [join(folder, path), join(folder, path, 'index.html'), standIn(folder, path)].find(isFile)
    // Most hosts add a slash to a folder's address.
    if (file?.endsWith('/index.html') && !path.endsWith('/') && !path.endsWith('.html'))
      return response.writeHead(301, { location: url.replace(/(?=\?|$)/, '/') }).end()
    response
      .writeHead(file ? 200 : 404, {
        'content-type': types[extname(file ?? '404.html')] ?? 'application/octet-stream',
      })
      .end(readFileSync(file ?? join(folder, '404.html')))
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The file for a path without its own file, by a rule such as `/updates/* /any.html 200`. */
const standIn = (folder: string, path: string): string => {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n')
  const [, to = ''] = lines.map((line) => line.split(' ')).find(([from]) => isBeneath(path, from ?? '')) ?? []
  return join(folder, to)
}
const isBeneath = (path: string, from: string): boolean =>
  from.endsWith('/*') && path.startsWith(from.slice(0, -1)) && path.length >= from.length

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
}
