import { loadChunk } from '../chunks/load-chunk.ts'

/** Data provider whose chunk loads on the first call, because the login page doesn't need it. */
export const lazyDataProvider = <P extends object>(load: () => Promise<P>): P => {
  let loading: Promise<P> | undefined
  const provider = () =>
    (loading ??= loadChunk(load).catch((error: unknown) => {
      // The next call retries.
      loading = undefined
      throw error
    }))
  const call = async (verb: string, given: unknown[]): Promise<unknown> => {
    const loaded = await provider()
    return Reflect.apply(Reflect.get(loaded, verb) as () => unknown, loaded, given)
  }
  return new Proxy({ supportAbortSignal: true } as P, {
    get: (known, verb): unknown =>
      // Without `then`, `await` would treat the provider as a promise that never resolves.
      typeof verb === 'symbol' || verb === 'then' || verb in known
        ? Reflect.get(known, verb)
        : (...given: unknown[]) => call(verb, given),
  })
}
