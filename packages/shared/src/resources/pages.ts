import { checkedFields, checking } from '../content/checking.ts'
import {
  address,
  apiOnly,
  boolean,
  condition,
  datetime,
  day,
  hideFromList,
  longText,
  optional,
  readOnly,
  reference,
  requiredWith,
  richText,
  rows,
  select,
  showInList,
  text,
  url,
} from '../kinds/index.ts'
import { defineResource } from '../resource.ts'
import { publishedStatus, publishing } from '../content/publishing.ts'

/** What has a page here, and so an address. */
const withAddress = ['page', 'landing', 'live', 'placeholder']
/** What can be read in Filipino, too. */
const withText = ['page', 'live']
/** What somebody has written, and so can be over. */
const written = ['page', 'landing', 'placeholder', 'link', 'group']

/** The pages of the website, and what else its menus have. Each lies beneath another, which is the menu. */
export const pages = defineResource({
  name: 'pages',
  singular: 'page',
  label: 'Pages',
  purpose:
    'The pages of the website and its menus. Each lies beneath another: that is where menus, sidebars and lists show it.',
  icon: 'document',
  group: 'Website',
  title: 'title',
  editorial: true,
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  permissions: {
    list: 'edit content',
    show: 'edit content',
    create: 'edit content',
    edit: 'edit content',
    move: 'edit menus',
    delete: 'publish content',
    publish: 'publish content',
  },
  customActions: {
    ...publishing,
    ...checking,
  },
  tree: { parent: 'parent', place: 'place', marks: ['kind', 'hidden', 'until'] },
  within: 'parent',
  drafts: { live: 'posted_at' },
  checked: { by: 'owner', due: 'due' },
  expiresAt: 'until',
  visibleWhere: { status: 'published' },
  fields: {
    title: text('Title'),
    body: condition(
      'kind',
      ['page', 'placeholder'],
      requiredWith('posted_at', richText('Text')),
      'placeholder',
    ),
    kind: select(
      'What it is',
      {
        page: 'Page with a text',
        landing: 'Page that lists those beneath it',
        live: 'Page that the product makes',
        placeholder: 'Page that is still to be written',
        link: 'Link to another website',
        group: 'Heading in menus',
      },
      { initial: 'page' },
    ),
    parent: optional(reference('Beneath', 'pages', 'parent_id')),
    place: apiOnly(readOnly(text('Place'))),
    address: condition('kind', withAddress, address('Address', { suggestFrom: 'title', ofCode: true })),
    href: condition('kind', 'link', url('Leads to')),
    standing: optional(showInList(longText('Line under the title', { max: 255 }))),
    description: condition('kind', 'page', requiredWith('posted_at', longText('Description', { max: 200 }))),
    shape: condition(
      'kind',
      'page',
      optional(select('Shape', { task: 'Task', school: 'School', story: 'Story' }, { initial: 'story' })),
    ),
    action: condition('shape', 'task', optional(hideFromList(text('Button', { max: 40 })))),
    action_href: condition(
      'shape',
      'task',
      optional(hideFromList(url('The button leads to', { orPage: true }))),
    ),
    office: condition(
      'shape',
      'task',
      optional(hideFromList(reference('Whom to ask', 'offices', 'office_id'))),
    ),
    next: condition('shape', 'task', optional(hideFromList(url('Next step', { orPage: 'only' })))),
    fil_title: condition('kind', withText, optional(hideFromList(text('Title in Filipino')))),
    fil_standing: condition(
      'kind',
      withText,
      optional(longText('Line under the title in Filipino', { max: 255 })),
    ),
    fil_action: condition('shape', 'task', optional(hideFromList(text('Button in Filipino', { max: 40 })))),
    fil_body: condition('kind', withText, optional(richText('Text in Filipino'))),
    see: condition(
      'kind',
      'landing',
      optional(rows('Further pages', { page: url('Page', { orPage: 'only' }) })),
    ),
    emblem: condition(
      'kind',
      withAddress,
      optional(hideFromList(text('Emblem', { max: 60, of: 'emblems' }))),
    ),
    hidden: optional(boolean('In no menu')),
    until: condition('kind', written, optional(day('Shown until'))),
    ...checkedFields,
    posted_at: optional(datetime('On the website since', { now: 'when said' })),
    status: publishedStatus,
  },
  headings: { shape: 'How it begins and ends', fil_title: 'In Filipino' },
  rare: ['see', 'emblem', 'hidden', 'until'],
  help: {
    kind: 'A page with a text, or what else menus show. A link and a heading have no address here. A page that is still to be written says so above its text.',
    parent: 'Menus and the way above the title show it there. Without one it is at the top.',
    address: 'Where the page is. If it changes, the former address leads to the new one.',
    description: 'For search engines and shared links. Best are 70 to 160 characters.',
    standing: 'On a task: the answer, in a sentence or two.',
    shape:
      'A task begins with the answer, one button, hours and telephone. A school has its programs, results and dean from their records. All else is a story.',
    action: 'What one does first, such as “Enroll online”.',
    office: 'Its hours and telephone stand under the button, and all of it at the end.',
    next: 'The page that one needs after this one. The page ends with its link.',
    fil_title:
      'With a title and a text the page is at /fil before its address, too. Prescribed words stay in their language.',
    fil_body: 'A page that the product makes shows it beneath its own part.',
    see: 'What a page that lists those beneath it lists besides.',
    emblem: 'The name of one of the college’s drawings: nursing is pictures/emblem-nursing.svg.',
    hidden: 'It answers at its address, but no menu, list or search shows it.',
    until: 'The last day on which visitors can read it.',
  },
  order: ['place', 'ASC'],
  search: ['title', 'address', 'standing'],
})
