import { mixInk, readPrinter, type Printer } from '../../../scripts/college/make-monographs.ts'

/** The sample college as printer. A college with a new name and colors shows the sample's files until it prints its own. */
export const samplePrinter = (directory: string): Printer => {
  const { college } = readPrinter(directory)
  const sample = {
    name: 'Divinian College of San Arnoldo',
    short_name: 'Divinian College',
    town: 'San Arnoldo, Nueva Cordillera',
  }
  const theme = {
    ink: '#1c2430',
    quiet: '#535b66',
    accent: '#b8892b',
    accentText: '#7c5f1b',
    rule: '#ddd2bd',
  }
  return { ink: mixInk('#4b83cc', theme), college: { ...college, ...sample } }
}
