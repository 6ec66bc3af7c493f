import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { programsPath } from '@kampana/shared/content/programs-path'
import { academicCalendar } from '@kampana/shared/resources/academic-calendar'
import { calendarEntries } from '@kampana/shared/resources/calendar-entries'
import { downloads } from '@kampana/shared/resources/downloads'
import { offices } from '@kampana/shared/resources/offices'
import { people } from '@kampana/shared/resources/people'
import { programs } from '@kampana/shared/resources/programs'
import { redirects } from '@kampana/shared/resources/redirects'
import { suspensionRules } from '@kampana/shared/resources/suspension-rules'
import { collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { collegeFiles } from './college.ts'
import { contactFile } from './contact.ts'
import type { RecordFiles } from './layouts/layout.ts'
import { oneRecord } from './layouts/one-record.ts'
import { placeInYear } from './layouts/orders.ts'
import { recordFolder } from './layouts/record-folder.ts'
import { recordList } from './layouts/record-list.ts'
import { homeShape } from './layouts/shapes.ts'
import { monographFiles } from './monographs.ts'
import { pageFiles } from './pages.ts'
import { searchTermsFile } from './search-terms.ts'

/** Resources that the college's folder imports and exports, in the order of their references. */
export const recordFiles: readonly RecordFiles[] = [
  contactFile,
  collegeFiles,
  oneRecord({ ...homeShape, file: 'home.yaml' }),
  searchTermsFile,
  recordFolder({
    resource: programs,
    folder: 'programs',
    body: 'body',
    besides: ['address'],
    toFile: ({ address }) => `programs${String(address).slice(programsPath.length)}.md`,
    fromFile: (path) => ({ address: programsPath + path.slice('programs'.length, -'.md'.length) }),
  }),
  oneRecord({ resource: academicCalendar, file: 'academic-calendar.yaml' }),
  recordList({ resource: calendarEntries, file: 'calendar-entries.yaml', by: placeInYear }),
  recordList({ resource: offices, file: 'offices.yaml', formerPosition: 'sortOrder' }),
  recordList({ resource: people, file: 'people.yaml', formerPosition: 'sortOrder' }),
  pageFiles,
  recordList({ resource: redirects, file: 'redirects.yaml', by: ({ path }) => String(path) }),
  recordList({
    resource: suspensionRules,
    file: 'suspension-rules.yaml',
    by: ({ announced, title }) => `${String(announced)} ${String(title)}`,
  }),
  monographFiles,
  recordList({
    resource: downloads,
    file: 'data/downloads.yaml',
    key: 'downloads',
    formerPosition: 'position',
  }),
]

/** Reads the records of a folder. Throws a `ContentError` with every error. */
export const readRecords = (files: Files, all: readonly RecordFiles[] = recordFiles): ShownRecords =>
  Object.fromEntries(collectErrors(all.map((as) => () => [as.resource.name, as.read(files)] as const)))

/** Files of records by path; null for a file whose record no longer exists. */
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
