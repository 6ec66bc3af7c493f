import { load } from './load.ts'
import type { Measured } from './measured.ts'
import type { Finding } from './report.ts'

const connections = 2000
const seconds = 8

/** Counts failed requests with two thousand concurrent connections. */
export const manyConnections = async ({ origin }: Measured): Promise<Finding[]> => {
  const headers = { 'accept-encoding': 'br, gzip' }
  const { calls, failed, rate, p99 } = await load({ url: `${origin}/`, headers, connections }, seconds)
  return [
    {
      what: `Home page over ${connections.toLocaleString('en')} connections at once`,
      measured: `${failed} of ${calls} calls failed; ${Math.round(rate)} a second, p99 ${p99} ms`,
      goal: 'none fails',
      met: failed === 0 && calls > connections,
    },
  ]
}
