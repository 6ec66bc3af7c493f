import { chargeUnits } from '../content/program-fees.ts'
import { programsPath } from '../content/programs-path.ts'
import {
  address,
  datetime,
  hideFromList,
  longText,
  number,
  optional,
  readOnly,
  richText,
  rows,
  select,
  text,
  url,
} from '../kinds/index.ts'
import { defineResource } from '../resource.ts'
import { checkedFields, checking } from '../content/checking.ts'
import { contentPermissions } from '../content/content-permissions.ts'
import { publishedStatus, publishing } from '../content/publishing.ts'

/** What one can study at the college. The finder, lists of programs and a page for each are made of them. */
export const programs = defineResource({
  name: 'programs',
  singular: 'program',
  label: 'Programs',
  purpose:
    'What one can study here. Each program has a page, and stands in the finder, in the lists of fees and in the search.',
  icon: 'backpack',
  group: 'Academics',
  title: 'title',
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  permissions: contentPermissions('edit content'),
  customActions: { ...publishing, ...checking },
  checked: { by: 'owner', due: 'due' },
  public: ['list', 'show'],
  editorial: true,
  drafts: { live: 'posted_at' },
  shownAt: programsPath,
  visibleWhere: { status: 'published' },
  inBodies: {
    columns: ['short', 'length', 'fees'],
    order: 'short',
    labels: { short: 'Program', length: 'Length' },
  },
  fields: {
    title: text('Name of the program'),
    short: text('Short name', { max: 100 }),
    address: address('Address', { suggestFrom: 'short', under: programsPath }),
    level: text('Level', { of: 'levels' }),
    school: url('School or department', { orPage: 'only' }),
    length: text('How long it takes', { max: 100 }),
    description: hideFromList(longText('In a sentence', { max: 200 })),
    body: optional(richText('About the program')),
    who: hideFromList(longText('Who can enroll', { max: 500 })),
    fees: text('Fees', { max: 200 }),
    charges: optional(
      rows(
        'Fees of the first year',
        {
          fee: text('Fee', { max: 100 }),
          pesos: number('Pesos', { min: 0, max: 10_000_000 }),
          per: select('For a', chargeUnits),
          times: number('How often in the first year', { min: 0, max: 100 }),
        },
        {
          max: 12,
          help: {
            times: '0 where it comes later, or isn’t for all: the page says that it isn’t in the sum.',
          },
        },
      ),
    ),
    apply: hideFromList(url('Page about how to apply', { orPage: 'only' })),
    careers: rows('What one can become', { career: text('Career') }, { max: 20 }),
    curriculum: rows(
      'What is learned',
      { year: text('Year', { max: 100 }), subjects: longText('Subjects', { max: 500 }) },
      { max: 12 },
    ),
    licensure: hideFromList(optional(text('Examination or certificate'))),
    board_results: optional(
      rows(
        'Results of first takers',
        {
          year: number('Year', { min: 1900, max: 2200, grouping: false }),
          passed: number('Passed here, percent', { min: 0, max: 100 }),
          country: optional(number('In the whole country, percent', { min: 0, max: 100 })),
        },
        { max: 30 },
      ),
    ),
    recognition: hideFromList(optional(text('Recognition by the State'))),
    accreditation: optional(text('Accreditation', { max: 100 })),
    accredited_until: hideFromList(optional(text('Accredited until', { max: 100 }))),
    posted_at: hideFromList(optional(datetime('On the website since', { now: 'when said' }))),
    status: publishedStatus,
    ...checkedFields,
    created_at: readOnly(datetime('Created')),
  },
  help: {
    title: 'In full: “Bachelor of Science in Nursing”.',
    short: 'As lists have it: “BS Nursing”.',
    level: 'The finder and the lists of fees go by it.',
    school: 'The page of those who teach it. The finder groups programs by it.',
    length: 'Such as “4 years” or “3 semesters, in the evening”.',
    description: 'The finder and search engines show it below the name.',
    body: 'What no other field says: how it is taught, and what is special here.',
    who: 'What somebody must have finished or show, in a line.',
    fees: 'In a line, with its unit: “₱41,200 a semester; clinical fees of ₱6,800”. The page of fees shows the same.',
    charges: 'The program’s page tells their sum, and what isn’t in it. The line of fees names each of them.',
    apply: 'Its button at the top of the page leads there.',
    careers: 'One a line.',
    curriculum: 'One row for each year or term.',
    licensure: 'What graduates sit for, such as “Nurse Licensure Examination”.',
    board_results:
      'A row for each year. The program’s page tells the last, after the name of the examination.',
    recognition: 'The number of the permit or recognition: “GR No. 112, s. 1972”.',
    accreditation: 'Only what a certificate says, such as “Level III”.',
    accredited_until: 'As the certificate has it: “May 2029”.',
  },
  order: ['title', 'ASC'],
  search: ['title', 'short'],
})
