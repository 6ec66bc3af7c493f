import { loadChunk } from '../chunks/load-chunk.ts'

/** A data provider whose chunk is fetched with its first call: login does without it. */
export const lazyDataProvider = <P extends object>(load: () => Promise<P>): P => {
  let loading: Promise<P> | undefined
  const provider = () =>
    (loading ??= loadChunk(load).catch((error: unknown) => {
      // The next call tries again.
      loading = undefined
      throw error
    }))
  const call = async (verb: string, given: unknown[]): Promise<unknown> => {
    const loaded = await provider()
    return Reflect.apply(Reflect.get(loaded, verb) as () => unknown, loaded, given)
  }
  return new Proxy({ supportAbortSignal: true } as P, {
    get: (known, verb): unknown =>
      // No promise has such a method: what is awaited would never be there.
      typeof verb === 'symbol' || verb === 'then' || verb in known
        ? Reflect.get(known, verb)
        : (...given: unknown[]) => call(verb, given),
  })
}
