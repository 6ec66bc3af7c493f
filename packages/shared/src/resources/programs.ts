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
} from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { checkedFields, checking } from '../content/checking.ts'
import { contentPermissions } from '../content/content-permissions.ts'
import { publishedStatus, publishing } from '@kampana/engine-declare/publishing'

/** Study programs. The finder, lists of programs and a page for each are made from them. */
export const programs = defineResource({
  name: 'programs',
  singular: 'program',
  label: 'Programs',
  purpose:
    'Programs that the college offers. Each program has a page and appears in the finder, the fee lists and the search.',
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
    title: text('Program name'),
    short: text('Short name', { max: 100 }),
    address: address('Address', { suggestFrom: 'short', under: programsPath }),
    level: text('Level', { of: 'levels' }),
    school: url('School or department', { orPage: 'only' }),
    length: text('Duration', { max: 100 }),
    description: hideFromList(longText('Short description', { max: 200 })),
    body: optional(richText('About the program')),
    who: hideFromList(longText('Eligibility', { max: 500 })),
    fees: text('Fees', { max: 200 }),
    charges: optional(
      rows(
        'First-year fees',
        {
          fee: text('Fee', { max: 100 }),
          pesos: number('Pesos', { min: 0, max: 10_000_000 }),
          per: select('Per', chargeUnits),
          times: number('First-year payments', { min: 0, max: 100 }),
        },
        {
          max: 12,
          help: {
            times:
              'The number of payments in the first year. Enter 0 for a fee that is due later or isn’t for everyone. The page then excludes it from the total.',
          },
        },
      ),
    ),
    apply: hideFromList(url('Application page', { orPage: 'only' })),
    careers: rows('Careers', { career: text('Career') }, { max: 20 }),
    curriculum: rows(
      'Curriculum',
      { year: text('Year', { max: 100 }), subjects: longText('Subjects', { max: 500 }) },
      { max: 12 },
    ),
    licensure: hideFromList(optional(text('Examination or certificate'))),
    board_results: optional(
      rows(
        'First takers’ results',
        {
          year: number('Year', { min: 1900, max: 2200, grouping: false }),
          passed: number('Our passing rate', { min: 0, max: 100 }),
          country: optional(number('National passing rate', { min: 0, max: 100 })),
        },
        { max: 30 },
      ),
    ),
    recognition: hideFromList(optional(text('Government recognition'))),
    accreditation: optional(text('Accreditation', { max: 100 })),
    accredited_until: hideFromList(optional(text('Accredited until', { max: 100 }))),
    posted_at: hideFromList(optional(datetime('Published on', { now: 'when said' }))),
    status: publishedStatus,
    ...checkedFields,
    created_at: readOnly(datetime('Created')),
  },
  help: {
    title: 'The full name, for example “Bachelor of Science in Nursing”.',
    short: 'The name in lists, for example “BS Nursing”.',
    level: 'The finder and the lists of fees group programs by level.',
    school:
      'The page of the school or department that offers the program. The finder groups programs by school.',
    length: 'For example “4 years” or “3 semesters, in the evening”.',
    description: 'One sentence. The finder and search engines show it below the name.',
    body: 'Describe the teaching and the strengths of the program. Don’t repeat the other fields.',
    who: 'The requirements for applicants, in one line.',
    fees: 'One line with units, for example “₱41,200 a semester; clinical fees of ₱6,800”. The fees page shows the same line.',
    charges:
      'The program’s page shows the total and lists the excluded fees. Name each fee in “Fees” as well.',
    apply: 'The button at the top of the program’s page opens this page.',
    careers: 'One career per row.',
    curriculum: 'One row for each year or term.',
    licensure: 'The examination that graduates take, for example “Nurse Licensure Examination”.',
    board_results: 'One row for each year, with rates in percent. The program’s page shows the latest year.',
    recognition: 'Permit or recognition number, for example “GR No. 112, s. 1972”.',
    accreditation: 'The accreditation as stated on the certificate, for example “Level III”.',
    accredited_until: 'The date as stated on the certificate, for example “May 2029”.',
  },
  order: ['title', 'ASC'],
  search: ['title', 'short'],
})
