import { createRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { api } from './api.ts'
import { learnOwnResources } from './own-resources.ts'
import { dashboardRoutes } from './routes.tsx'
import { ChunkLoadError } from './chunks/load-chunk.ts'
import './fonts.css'

learnOwnResources()
const basename = import.meta.env.BASE_URL.slice(0, -1) || '/'
const router = createBrowserRouter(dashboardRoutes(api), { basename })
const onCaughtError = (error: unknown): void => {
  // A chunk that fails to load is shown on the page and isn't a bug to report.
  if (!(error instanceof ChunkLoadError)) reportError(error)
}
const root = document.querySelector('#root')
if (root) createRoot(root, { onCaughtError }).render(<RouterProvider router={router} />)
