import { createContext, useContext } from 'react'
import type { Clock, Head } from './page.ts'

/** Where the visitor is, and the day at the college. */
export interface Place extends Clock {
  path: string
  head: Head
}

export const PlaceContext = createContext<Place>({
  path: '/',
  head: { title: '' },
  today: '1970-01-01',
  timeZone: 'UTC',
})
export const usePlace = (): Place => useContext(PlaceContext)
