import { linkProblem } from '@kampana/shared/content/link-problem'
import { Mark, mergeAttributes } from '@tiptap/core'

/** The end of a line within a paragraph's source: a marked space, so that lines that aren't edited stay as they are. */
export const WrapMark = Mark.create({
  name: 'wrap',
  inclusive: false,
  excludes: '',
  // Only our own markup is parsed: a paste has lines of its own.
  parseHTML: () => [{ tag: 'span[data-wrap]' }],
  renderHTML: () => ['span', { 'data-wrap': '' }, 0],
})

/** A link. Text typed after it isn't linked. An address that browsers must not follow is shown without one. */
export const LinkMark = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' }, title: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => isEditableHref(link.getAttribute('href')) && null },
  ],
  renderHTML: ({ HTMLAttributes, mark }) => [
    'a',
    mergeAttributes(HTMLAttributes, {
      href: isEditableHref(mark.attrs.href) ? mark.attrs.href : null,
      rel: 'noopener noreferrer nofollow',
    }),
    0,
  ],
})

/** Whether a link may lead there: what the site takes, an address that a value completes among it. */
export const isEditableHref = (href: unknown): boolean =>
  typeof href === 'string' && href !== '' && linkProblem(href) === undefined
