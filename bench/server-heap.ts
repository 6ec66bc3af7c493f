/** Heap of a Node process that was started with `--inspect`. */
interface ServerHeap {
  /** Megabytes in use after a garbage collection. */
  used: () => Promise<number>
  close: () => void
}

/** Connects by the inspector's protocol (chromedevtools.github.io/devtools-protocol/v8/HeapProfiler). */
export const connectHeap = async (inspectorPort: number): Promise<ServerHeap> => {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]!.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let lastId = 0
  const send = (method: string): Promise<{ usedSize: number }> =>
    new Promise((resolve) => {
      const id = ++lastId
      const receive = ({ data }: MessageEvent): void => {
        const answer = JSON.parse(String(data)) as { id: number; result: { usedSize: number } }
        if (answer.id !== id) return
        socket.removeEventListener('message', receive)
        resolve(answer.result)
      }
      socket.addEventListener('message', receive)
      socket.send(JSON.stringify({ id, method }))
    })
  return {
    used: async () => {
      // Twice, since only the second collection frees objects with finalizers.
      await send('HeapProfiler.collectGarbage')
      await send('HeapProfiler.collectGarbage')
      return (await send('Runtime.getHeapUsage')).usedSize / 1024 ** 2
    },
    close: () => socket.close(),
  }
}
