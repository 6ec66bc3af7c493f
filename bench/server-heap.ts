/** The heap of a Node process that was started with `--inspect`, read past the program itself. */
export interface ServerHeap {
  /** Megabytes in use once all that can go is gone. */
  used: () => Promise<number>
  close: () => void
}

/** Speaks the inspector's protocol (chromedevtools.github.io/devtools-protocol/v8/HeapProfiler). */
export const heapAt = async (inspectorPort: number): Promise<ServerHeap> => {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]!.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let asked = 0
  const ask = (method: string): Promise<{ usedSize: number }> =>
    new Promise((resolve) => {
      const id = ++asked
      const hear = ({ data }: MessageEvent): void => {
        const answer = JSON.parse(String(data)) as { id: number; result: { usedSize: number } }
        if (answer.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(answer.result)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method }))
    })
  return {
    used: async () => {
      // What a first collection finds dead may hold more, as what waits for its finalizer does.
      await ask('HeapProfiler.collectGarbage')
      await ask('HeapProfiler.collectGarbage')
      return (await ask('Runtime.getHeapUsage')).usedSize / 1024 ** 2
    },
    close: () => socket.close(),
  }
}
