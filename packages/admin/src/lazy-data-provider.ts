import { loadChunk } from './chunks/load-chunk.ts'
import type { ProductDataProvider } from './data-provider.ts'

const verbs = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'restore',
  'uploadImage',
  'previewUpdate',
  'uploadFile',
  'uploadSlide',
  'moveSlide',
  'setStatus',
  'resendLetter',
] as const

/** A data provider that is fetched with its first call: login and home do without any. */
export const lazyDataProvider = (load: () => Promise<ProductDataProvider>): ProductDataProvider => {
  let loaded: Promise<ProductDataProvider> | undefined
  const call =
    (verb: (typeof verbs)[number]) =>
    async (...parameters: unknown[]): Promise<unknown> => {
      loaded ??= loadChunk(load)
      const provider = await loaded.catch((error: unknown) => {
        // The next call tries again.
        loaded = undefined
        throw error
      })
      return (provider[verb] as (...parameters: unknown[]) => unknown)(...parameters)
    }
  const calls = Object.fromEntries(verbs.map((verb) => [verb, call(verb)]))
  return { ...calls, supportAbortSignal: true } as ProductDataProvider
}
