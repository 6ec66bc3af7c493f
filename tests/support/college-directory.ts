import { join } from 'node:path'

/** A college of seven written pages, unlike the sample in name, levels, campuses, menu and colors: units read it. */
export const fixtureCollege = join(import.meta.dirname, 'college')

/** For tests of what the fixture hasn't: many programs, people and offices, and levels that notices name. */
export const sampleCollege = join(import.meta.dirname, '../../college')
