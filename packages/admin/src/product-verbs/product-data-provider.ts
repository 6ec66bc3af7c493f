import { createApiWith, type Api } from '@kampana/shared/api/api'
import type { Resource } from '@kampana/engine-declare/resource'
import type { OverridesByResource } from '@kampana/engine-admin/screens/overrides.tsx'
import { createDataProvider } from '@kampana/engine-admin/data-provider'
import { productVerbs, type ProductDataProvider } from './product-verbs.ts'

interface Options {
  api: Api
  resources: readonly Resource[]
  overrides: OverridesByResource
}

export const createProductDataProvider = (options: Options): ProductDataProvider =>
  createDataProvider<Api, ReturnType<typeof productVerbs>>({
    ...options,
    withClient: (client) => createApiWith(client, options.api.timeZone),
    verbs: productVerbs,
  })
