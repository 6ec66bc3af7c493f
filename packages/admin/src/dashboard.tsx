import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { learnOwnResources } from './own-resources.ts'
import type { Surroundings } from './providers.ts'
import { dashboardRoutes } from './routes.tsx'

/** Creates the dashboard with a browser router. */
export const createDashboard = (surroundings: Surroundings) => {
  learnOwnResources()
  const basename = import.meta.env.BASE_URL.slice(0, -1) || '/'
  return <RouterProvider router={createBrowserRouter(dashboardRoutes(surroundings), { basename })} />
}
