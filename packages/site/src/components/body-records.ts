import { createContext } from 'react'

/** The HTML of the lists of records in the bodies of a page, by their attributes as JSON (records/in-body). */
export type RecordsInBodies = Readonly<Record<string, string>> | undefined

/** What the bodies on a page show of records. */
export const BodyRecords = createContext<RecordsInBodies>(undefined)
