import { createContext, useContext } from 'react'
import type { CollegeClock, Head } from './page.ts'

/** Current page's path and head, with the college's day and time zone. */
interface CurrentRoute extends CollegeClock {
  path: string
  head: Head
}

export const RouteContext = createContext<CurrentRoute>({
  path: '/',
  head: { title: '' },
  today: '1970-01-01',
  timeZone: 'UTC',
})
export const useRoute = (): CurrentRoute => useContext(RouteContext)
