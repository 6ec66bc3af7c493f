import { join } from 'node:path'

/**
 * A college of seven written pages that differs from the sample in name, levels, campuses, menu and colors. Unit tests read
 * it.
 */
export const fixtureCollege = join(import.meta.dirname, 'college')

/** The sample college, for tests that need many programs, people and offices, or levels of class notices. */
export const sampleCollege = join(import.meta.dirname, '../../college')
