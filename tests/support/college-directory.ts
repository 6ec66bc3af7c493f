import { join } from 'node:path'

/** A college of seven written pages, unlike the sample in name, levels, campuses, menu and colors: units read it. */
export const fixtureCollege = join(import.meta.dirname, 'college')
