import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { collegeFiles } from './college.ts'
import { contactFile } from './contact.ts'
import { homeFile } from './home.ts'
import { downloadsFile } from './downloads.ts'
import { monographFiles } from './monographs.ts'
import { calendarEntriesFile, schoolYearFile } from './school-year.ts'
import { officesFile } from './offices.ts'
import { peopleFile } from './people.ts'
import { pageFiles } from './pages.ts'
import type { RecordFiles } from './layouts/layout.ts'
import { programFiles } from './programs.ts'
import { redirectFile } from './redirects.ts'
import { searchTermsFile } from './search-terms.ts'

/** What of the college's folder is records of the database: the folder is how they travel. References come after what they name. */
export const recordFiles: readonly RecordFiles[] = [
  contactFile,
  collegeFiles,
  homeFile,
  searchTermsFile,
  programFiles,
  schoolYearFile,
  calendarEntriesFile,
  officesFile,
  peopleFile,
  pageFiles,
  redirectFile,
  monographFiles,
  downloadsFile,
]

/** The records that a folder has. Throws a `ContentError` with every fault. */
export const readRecords = (files: Files, all: readonly RecordFiles[] = recordFiles): ShownRecords =>
  Object.fromEntries(collectErrors(all.map((as) => () => [as.resource.name, as.read(files)] as const)))

/** The files of records by their paths; null for one of a folder that they don't have any more. */
export const writeRecords = (
  records: ShownRecords,
  files: Files,
  all: readonly RecordFiles[] = recordFiles,
): Map<string, string | null> => {
  const texts = new Map<string, string | null>()
  for (const as of all) {
    const own = records[as.resource.name]
    if (!own) continue
    for (const path of as.files(files)) texts.set(path, null)
    for (const [path, text] of Object.entries(as.write(own))) texts.set(path, text)
  }
  return texts
}
