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
} from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { publishedStatus, publishing } from '@kampana/engine-declare/publishing'

/** Kinds with a page, and therefore an address. */
const withAddress = ['page', 'landing', 'live', 'placeholder']
/** Kinds that can have a Filipino text. */
const withText = ['page', 'live']
/** Kinds with written content, which can expire. */
const written = ['page', 'landing', 'placeholder', 'link', 'group']

/** Pages of the website and other menu entries. The tree is the menu. */
export const pages = defineResource({
  name: 'pages',
  singular: 'page',
  label: 'Pages',
  purpose:
    'The pages of the website and the entries of its menus. The parent of a page sets its place in menus, sidebars and lists.',
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
      'Page type',
      {
        page: 'Text page',
        landing: 'Overview page',
        live: 'Built-in page',
        placeholder: 'Coming soon',
        link: 'External link',
        group: 'Menu heading',
      },
      { initial: 'page' },
    ),
    parent: optional(reference('Parent page', 'pages', 'parent_id')),
    place: apiOnly(readOnly(text('Position'))),
    address: condition('kind', withAddress, address('Address', { suggestFrom: 'title', ofCode: true })),
    href: condition('kind', 'link', url('Link address')),
    standing: optional(showInList(longText('Subtitle', { max: 255 }))),
    description: condition('kind', 'page', requiredWith('posted_at', longText('Description', { max: 200 }))),
    shape: condition(
      'kind',
      'page',
      optional(select('Layout', { task: 'Task', school: 'School', story: 'Story' }, { initial: 'story' })),
    ),
    action: condition('shape', 'task', optional(hideFromList(text('Button', { max: 40 })))),
    action_href: condition('shape', 'task', optional(hideFromList(url('Button link', { orPage: true })))),
    office: condition(
      'shape',
      'task',
      optional(hideFromList(reference('Contact office', 'offices', 'office_id'))),
    ),
    next: condition('shape', 'task', optional(hideFromList(url('Next step', { orPage: 'only' })))),
    fil_title: condition('kind', withText, optional(hideFromList(text('Filipino title')))),
    fil_standing: condition('kind', withText, optional(longText('Filipino subtitle', { max: 255 }))),
    fil_action: condition('shape', 'task', optional(hideFromList(text('Filipino button text', { max: 40 })))),
    fil_body: condition('kind', withText, optional(richText('Filipino text'))),
    see: condition(
      'kind',
      'landing',
      optional(rows('Related pages', { page: url('Page', { orPage: 'only' }) })),
    ),
    emblem: condition(
      'kind',
      withAddress,
      optional(hideFromList(text('Emblem', { max: 60, of: 'emblems' }))),
    ),
    hidden: optional(boolean('Hidden from menus')),
    until: condition('kind', written, optional(day('Shown until'))),
    ...checkedFields,
    posted_at: optional(datetime('Published on', { now: 'when said' })),
    status: publishedStatus,
  },
  headings: { shape: 'Layout and contact', fil_title: 'Filipino version' },
  rare: ['see', 'emblem', 'hidden', 'until'],
  help: {
    kind: 'Use “Text page” for most pages. External links and menu headings have no address. A “Coming soon” page shows a note above its text.',
    parent: 'Sets the place of the page in menus and breadcrumbs. Leave empty for the top level.',
    address: 'The address of the page. If you change it, the former address redirects to the new one.',
    description: 'The text for search engines and link previews. Use 70 to 160 characters.',
    standing: 'On task pages, summarize the answer in one or two sentences.',
    shape:
      'Task: summary, button and contact first. School: programs, results and dean from their records. Story: plain text.',
    action: 'The first step for the visitor, for example “Enroll online”.',
    office:
      'The page shows the office’s hours and telephone number below the button, and all contact details at the end.',
    next: 'The page that visitors need after this one. A link to it appears at the end.',
    fil_title:
      'Fill in the title and the text to publish a Filipino version under /fil. Official terms stay in their own language.',
    fil_body: 'A built-in page shows this text below its own content.',
    see: 'Pages that an overview page lists after its child pages.',
    emblem: 'The name of one of the college’s drawings. For example, nursing is pictures/emblem-nursing.svg.',
    hidden: 'Hidden from menus, lists and search. Anyone with the link can open the page.',
    until: 'The last day on which visitors can read the page.',
  },
  order: ['place', 'ASC'],
  search: ['title', 'address', 'standing'],
})
