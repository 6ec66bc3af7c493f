import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '@kampana/shared/api/api'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { loadResources } from '@kampana/engine-declare/registry/load-resources'
import type { AuthProvider, RouterProvider, Store } from 'react-admin'
import { createAuthProvider } from './auth-provider.ts'
import type { ProductDataProvider } from './product-verbs/product-verbs.ts'
import type { SessionClient } from './account/session.ts'
import { lazyDataProvider } from '@kampana/engine-admin/data-provider/lazy-data-provider'
import { createQueryClient } from './query-client.ts'
import { overrides } from './resources/index.ts'

/** Providers of the dashboard. */
export interface Providers {
  authProvider: AuthProvider
  dataProvider: ProductDataProvider
  routerProvider: RouterProvider
  queryClient: QueryClient
  store: Store
}

/** Objects that guest pages also need. */
export interface Surroundings {
  api: Api
  session: SessionClient
  store: Store
}

/** Creates the providers over the server's API. `routerProvider` comes with the routes. */
export const createProviders = ({
  api,
  session,
  store,
}: Surroundings): Omit<Providers, 'routerProvider'> => ({
  authProvider: createAuthProvider(session),
  dataProvider: lazyDataProvider(async () => {
    const [{ createProductDataProvider }] = await Promise.all([
      import('./product-verbs/product-data-provider.ts'),
      loadResources(),
    ])
    return createProductDataProvider({ api, resources: allResources(), overrides })
  }),
  queryClient: createQueryClient(),
  store,
})
