import { createContext, useContext } from 'react'
import type { Head } from './page.ts'

/** Where the visitor is, and the day at the college. */
export interface Place {
  path: string
  today: string
  head: Head
}

export const PlaceContext = createContext<Place>({ path: '/', today: '1970-01-01', head: { title: '' } })
export const usePlace = (): Place => useContext(PlaceContext)
