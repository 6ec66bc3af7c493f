import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A line that connections go through, which can be cut, as if the other end had stopped, and mended. */
export interface Line {
  port: number
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Lets nothing through any more, and closes nothing: as one that hangs. */
  hold: () => void
  letGo: () => void
  isWhole: () => boolean
}

/** Lays a line on a free port to wherever `connect` leads. */
export const layLine = async (connect: () => Socket): Promise<Line> => {
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
      // Whichever way one end goes, the other goes with it.
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
    hold: () => {
      held = true
      for (const end of ends) end.pause()
    },
    letGo: () => {
      held = false
      for (const end of ends) end.resume()
    },
    isWhole: () => server.listening,
  }
}
