import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy that can be cut, as if its target had stopped, and restored. */
export interface TcpProxy {
  port: number
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Pauses all connections without closing them, like a network that drops packets. */
  pause: () => void
  resume: () => void
  isUp: () => boolean
}

/** Starts a TCP proxy on a free port. `connect` opens the connections to its target. */
export const startTcpProxy = async (connect: () => Socket): Promise<TcpProxy> => {
  const ends = new Set<Socket>()
  let held = false
  const server = createServer((near) => {
    const far = connect()
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('data', (chunk) => other.write(chunk))
      if (held) one.pause()
      // If one end closes, the other closes too.
      one.once('error', () => one.destroy()).once('close', () => other.destroy() && ends.delete(one))
    }
  })
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const end of ends) end.destroy()
      }),
    mend: () => listen(port),
    pause: () => {
      held = true
      for (const end of ends) end.pause()
    },
    resume: () => {
      held = false
      for (const end of ends) end.resume()
    },
    isUp: () => server.listening,
  }
}
