import { drawings } from '../content/store/current.ts'

/** The address of a drawing of the college by its name, such as `seal`. Undefined if it has none. */
export const drawingAddress = (name: string): string | undefined => drawings[name]

/** The address of a department's emblem, or null. */
export const emblemAddress = (name: string | undefined): string | null => drawings[`emblem-${name}`] ?? null
