import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports below those that systems give to outgoing connections, and above those that browsers block. */
const [first, end] = [11_000, 32_000]
/** Ports that this process has already returned. */
const returned = new Set<number>()

/**
 * A port that no program uses now, like the port after it. A port of the system's choice could go to another connection before
 * the caller listens.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 2 * randomInt(first / 2, end / 2)
    if (returned.has(port) || !(await isFree(port)) || !(await isFree(port + 1))) continue
    returned.add(port)
    return port
  }
}

/** True if a server can listen on all addresses of this machine. */
const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
