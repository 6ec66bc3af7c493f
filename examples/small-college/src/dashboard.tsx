import type { Account } from '@kampana/engine-declare/api/account'
import { createEngineApi } from '@kampana/engine-declare/api/create-engine-api'
import { createClient, type Client } from '@kampana/engine-declare/api/http/client'
import { decodeMessages } from '@kampana/engine-declare/messages/message'
import { brand } from '@kampana/engine-admin/brand'
import { isPermitted } from '@kampana/engine-admin/back-end/is-permitted'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { createDataProvider } from '@kampana/engine-admin/data-provider'
import { collegeTimeZone } from '@kampana/engine-admin/format/time-zone'
import { english } from '@kampana/engine-admin/language/english'
import { resourceProps } from '@kampana/engine-admin/screens/screens.tsx'
import { darkTheme, lightTheme } from '@kampana/engine-admin/theme'
import { createAddressTable } from '@kampana/engine-admin/url/address-table'
import { createRouting } from '@kampana/engine-admin/url/routing.tsx'
import { createRoot } from 'react-dom/client'
import { Admin, Layout, Resource, type AuthProvider, type LayoutProps } from 'react-admin'
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom'
import { resources } from './resources.ts'

const createApi = (client: Client) => createEngineApi(client, collegeTimeZone)
const client = createClient({ readBody: decodeMessages })

const dataProvider = createDataProvider({
  api: createApi(client),
  withClient: createApi,
  resources,
  overrides: {},
  verbs: () => ({}),
})

/** Everybody is signed in. The first check fetches the session's cookies and the account. */
const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkError: async () => undefined,
  checkAuth: async () => {
    if (storedAccount.read()) return
    await client.call('/sanctum/csrf-cookie')
    const { body } = await client.call('/api/user')
    storedAccount.write((body as { data: Account }).data)
  },
  canAccess: async ({ resource, action }) => isPermitted(storedAccount.read(), action, resource),
}

/** react-admin's layout, whose content may be narrower than a form's editor. */
const College = (props: LayoutProps) => (
  <Layout {...props} sx={{ '&, & .RaLayout-content': { minWidth: 0 } }} />
)

const { routerProvider, Inbound } = createRouting(createAddressTable(resources, []))

const dashboard = (
  <Inbound>
    <Admin
      {...{ authProvider, dataProvider, routerProvider }}
      i18nProvider={english}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      title={brand.name}
      layout={College}
      requireAuth
      disableTelemetry
    >
      {resources.map((resource) => (
        <Resource key={resource.name} {...resourceProps(resource)} />
      ))}
    </Admin>
  </Inbound>
)
const routes = [
  { path: '/', element: <Navigate to="/notices" replace /> },
  { path: '*', element: dashboard },
]
const router = createBrowserRouter(routes, { basename: '/dashboard' })
createRoot(document.querySelector('#root')!).render(<RouterProvider router={router} />)
