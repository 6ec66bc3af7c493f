import { createServer, get, type IncomingHttpHeaders } from 'node:http'

/** Baseline of `node:http`: look up an address, write headers, write bytes. */
const [port, origin = '', encodings = '', ...paths] = process.argv.slice(2)

/** Fetches the product's own reply, still compressed; `fetch` would decompress it. */
const answerOf = (path: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': encodings } }, async (response) => {
      const body = Buffer.concat(await Array.fromAsync(response))
      // Node writes these headers itself, as it does for the product.
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers
      resolve({ headers, body })
    }).once('error', reject)
  })

const answers = new Map(await Promise.all(paths.map(async (path) => [path, await answerOf(path)] as const)))
createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
