import { readPrinter, type Printer } from './make-monographs.ts'

/** The sample college as the printer: a college that changes its name has the sample's files until it prints its own. */
export const samplePrinter = (directory: string): Printer => {
  const { college, ink } = readPrinter(directory)
  const sample = {
    name: 'Divinian College of San Arnoldo',
    shortName: 'Divinian College',
    town: 'San Arnoldo, Nueva Cordillera',
  }
  return { ink, college: { ...college, ...sample } }
}
