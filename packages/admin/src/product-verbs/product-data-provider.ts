import { createDataProvider } from '../data-provider.ts'
import { productVerbs, type ProductDataProvider } from './product-verbs.ts'

type Options = Omit<Parameters<typeof createDataProvider>[0], 'verbs'>

export const createProductDataProvider = (options: Options): ProductDataProvider =>
  createDataProvider({ ...options, verbs: productVerbs })
