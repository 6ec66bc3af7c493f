import type { RecordPages } from '@kampana/engine-declare/record-pages'
import type { Parts } from './parts.ts'
import { toFrame } from '../college.ts'
import { pick } from '@kampana/engine-declare/pick'
import { linkOf } from '../monograph.ts'
import { withValues } from './with-checks.ts'
import { listFields, programFields, slugOf } from '../program.ts'
import type { Entry } from '../site-map.ts'
import { isFilipinoPath, ownPath } from '../pages/filipino.ts'
import type { Content } from '../content.ts'

/** Parts of a college's content by name. `recordPages` are the pages of the college's resources. */
export const listParts = (
  { college, entries, redirects, drawings, home, contact, academicCalendar, ...content }: Content,
  recordPages: readonly RecordPages[],
): Readonly<Parts> => {
  const hidden = hiddenEntries(entries)
  const pages = Object.entries(content.pages)
  const filipino = pages.flatMap(([path]) => (isFilipinoPath(path) ? [ownPath(path)] : []))
  const programs = Object.values(content.programs)
  const monographs = Object.values(content.monographs)
  return {
    site: {
      college: toFrame(college),
      entries: listedEntries(entries),
      ...(hidden.length > 0 && { hidden }),
      ...(filipino.length > 0 && { filipino }),
      redirects,
      drawings,
      recordPages,
    },
    home,
    contact,
    'academic-calendar': academicCalendar,
    descriptions: Object.fromEntries(pages.map(([path, { description }]) => [path, description])),
    names: content.names,
    programs: programs.map(({ record }) => pick(record, listFields)),
    monographs: monographs.map(({ record }) => pick(record, ['address', 'title'])),
    ...Object.fromEntries(pages.map(([path, page]) => [`pages${path}`, page])),
    ...Object.fromEntries(
      programs.map((program) => [
        `programs/${slugOf(program.record)}`,
        withValues(program, { record: pick(program.record, programFields) }),
      ]),
    ),
    ...Object.fromEntries(
      monographs.map((monograph) => [`monographs/${linkOf(monograph.record)}`, monograph]),
    ),
  }
}

/** Entries in menus and lists. */
export const listedEntries = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ hidden }) => !hidden)
    .map((entry) => (entry.pages ? withPages(entry, listedEntries(entry.pages)) : entry))

/** Hidden pages, each with its ancestors from the section down. */
export const hiddenEntries = (
  entries: readonly Entry[],
  above: readonly Entry[] = [],
  isHidden = false,
): (readonly Entry[])[] =>
  entries.flatMap(({ pages = [], ...entry }) => {
    const line = [...above, entry]
    const hidden = isHidden || entry.hidden === true
    return [...(hidden && entry.path !== undefined ? [line] : []), ...hiddenEntries(pages, line, hidden)]
  })

const withPages = (entry: Entry, pages: Entry[]): Entry => ({ ...entry, pages })
