import seal from '#college/seal.svg'
import { createRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { api } from './api.ts'
import { dashboardRoutes } from './app.tsx'
import './fonts.css'

const icon = document.createElement('link')
Object.assign(icon, { rel: 'icon', type: 'image/svg+xml', href: seal })
document.head.append(icon)

const basename = import.meta.env.BASE_URL.slice(0, -1) || '/'
const router = createBrowserRouter(dashboardRoutes(api), { basename })
createRoot(document.querySelector('#root')!).render(<RouterProvider router={router} />)
