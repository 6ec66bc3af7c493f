import { drawings } from '../content/store/current.ts'

/** Address of a drawing of the college, such as `seal`; undefined if there is none. */
export const drawingAddress = (name: string): string | undefined => drawings[name]

/** Address of a department's emblem, or null. */
export const emblemAddress = (name: string | undefined): string | null => drawings[`emblem-${name}`] ?? null
