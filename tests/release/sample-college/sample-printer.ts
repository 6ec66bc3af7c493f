import { mixInk, readPrinter, type Printer } from '../../../scripts/college/make-monographs.ts'

/** The sample college as the printer: a college that changes its name and colors has the sample's files until it prints its own. */
export const samplePrinter = (directory: string): Printer => {
  const { college } = readPrinter(directory)
  const sample = {
    name: 'Divinian College of San Arnoldo',
    shortName: 'Divinian College',
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
