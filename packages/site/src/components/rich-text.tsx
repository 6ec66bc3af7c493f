import { figureSizes, type FigureSize } from '@kampana/shared/rich-text/media-rules'
import { parseRichText, plainText, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { createElement, Fragment, type CSSProperties, type ReactNode } from 'react'
import { resolveServerUrl } from '../framework/server-url.ts'
import { FileLink } from './body/file-link.tsx'
import { Figure, Gallery, type GalleryPicture } from './body/figure.tsx'
import { Video } from './body/video.tsx'
import { Picture } from './picture.tsx'

/**
 * Renders a body as React elements, never as an HTML string. It is validated here too, since another back end may not have
 * done so; an invalid body renders nothing.
 */
export const RichText = ({ json }: { json: string }) => {
  const parsed = parseRichText(json)
  return 'document' in parsed ? (
    <div className="prose rich-text">
      <LeadingPicture document={parsed.document} />
    </div>
  ) : null
}

/** Renders a validated document. */
export const RichTextDocument = ({ document }: { document: RichTextNode }) => children(document)

/** Gives a picture at the start of the body a high fetch priority. */
const LeadingPicture = ({ document }: { document: RichTextNode }) => {
  const [first, ...content] = document.content ?? []
  const Leading = first && leading[first.type]
  return first && Leading ? (
    <>
      <Leading node={first} first />
      {children({ ...document, content })}
    </>
  ) : (
    children(document)
  )
}

const Illustration = ({ node: { attrs }, first = false }: { node: RichTextNode; first?: boolean }) => (
  <Picture
    src={String(attrs?.src)}
    alt={stringOr(attrs?.alt, '')}
    title={stringOr(attrs?.title, undefined)}
    width={typeof attrs?.width === 'number' ? attrs.width : undefined}
    sizes="(min-width: 48rem) 42rem, 92vw"
    first={first}
  />
)

const FigureNode = ({ node, first = false }: { node: RichTextNode; first?: boolean }) => (
  <Figure {...pictureOf(node)} size={sizeOf(node)} first={first} />
)

const leading: Readonly<Record<string, typeof Illustration>> = { image: Illustration, figure: FigureNode }

const pictureOf = ({ attrs = {} }: RichTextNode): GalleryPicture => ({
  src: String(attrs.src),
  alt: stringOr(attrs.alt, ''),
  caption: stringOr(attrs.caption, undefined),
  credit: stringOr(attrs.credit, undefined),
})
const sizeOf = ({ attrs }: RichTextNode): FigureSize =>
  figureSizes.find((size) => size === attrs?.size) ?? 'medium'

/** Passed as separate arguments, so that they need no keys: a body's nodes never change their order. */
const children = (node: RichTextNode): ReactNode =>
  createElement(Fragment, null, ...(node.content ?? []).map(element))

const element = (node: RichTextNode): ReactNode =>
  node.type === 'text'
    ? (node.marks ?? []).reduceRight<ReactNode>(applyMark, node.text)
    : elements[node.type]?.(node)

const elements: Readonly<Record<string, (node: RichTextNode) => ReactNode>> = {
  paragraph: (node) => <p className={alignment(node)}>{children(node)}</p>,
  heading: (node) => {
    // The page's title is its only h1, so a body's headings begin one lower.
    const Heading = `h${Math.min(Math.max(Number(node.attrs?.level), 2), 6)}` as 'h2'
    return <Heading className={alignment(node)}>{children(node)}</Heading>
  },
  bulletList: (node) => <ul>{children(node)}</ul>,
  orderedList: (node) => (
    <ol start={(node.attrs?.start as number | null) ?? 1} type={node.attrs?.type as '1' | undefined}>
      {children(node)}
    </ol>
  ),
  listItem: (node) => <li>{children(node)}</li>,
  blockquote: (node) => <blockquote>{children(node)}</blockquote>,
  codeBlock: (node) => (
    <pre>
      <code>{children(node)}</code>
    </pre>
  ),
  horizontalRule: () => <hr />,
  hardBreak: () => <br />,
  image: (node) => <Illustration node={node} />,
  figure: (node) => <FigureNode node={node} />,
  gallery: ({ content = [] }) => <Gallery pictures={content.map(pictureOf)} />,
  file: ({ attrs = {} }) => (
    <FileLink
      href={String(attrs.href)}
      title={String(attrs.title)}
      bytes={typeof attrs.bytes === 'number' ? attrs.bytes : undefined}
    />
  ),
  video: ({ attrs = {} }) => <Video href={String(attrs.href)} title={stringOr(attrs.title, undefined)} />,
  button: ({ attrs = {} }) => (
    <p>
      <a className="button" {...linkAttributes(String(attrs.href))}>
        {String(attrs.label)}
      </a>
    </p>
  ),
  table: (node) => (
    // It scrolls by itself, and by keyboard, where it is wider than the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table" tabIndex={0} aria-label={tableLabel(node)}>
      <table>
        <tbody>{children(node)}</tbody>
      </table>
    </section>
  ),
  tableRow: (node) => <TableRow node={node} />,
}

/** A row of headers names the columns, and a header beside other cells its row; the empty corner of a table names nothing. */
const TableRow = ({ node }: { node: RichTextNode }) => {
  const cells = node.content ?? []
  const scope = cells.every(({ type }) => type === 'tableHeader') ? 'col' : 'row'
  const cellElement = (each: RichTextNode): ReactNode =>
    each.type === 'tableHeader' && plainText(each) !== '' ? (
      <th scope={scope} {...cellAttributes(each)}>
        {children(each)}
      </th>
    ) : (
      <td {...cellAttributes(each)}>{children(each)}</td>
    )
  return <tr>{createElement(Fragment, null, ...cells.map(cellElement))}</tr>
}

/** The accessible name of a table: the words of its first row. */
const tableLabel = ({ content: [first] = [] }: RichTextNode): string =>
  first ? plainText(first).replaceAll(' · ', ', ') || 'Table' : 'Table'

const cellAttributes = ({ attrs = {} }: RichTextNode) => ({
  ...(Number(attrs.colspan ?? 1) > 1 && { colSpan: Number(attrs.colspan) }),
  ...(Number(attrs.rowspan ?? 1) > 1 && { rowSpan: Number(attrs.rowspan) }),
  ...(attrs.align != null && { className: `align-${String(attrs.align)}` }),
})

const marks: Readonly<Record<string, (inner: ReactNode, attrs: Record<string, unknown>) => ReactNode>> = {
  bold: (inner) => <strong>{inner}</strong>,
  italic: (inner) => <em>{inner}</em>,
  strike: (inner) => <s>{inner}</s>,
  underline: (inner) => <u>{inner}</u>,
  code: (inner) => <code>{inner}</code>,
  textStyle: (inner, { color }) =>
    color ? (
      <span style={colorProperty('--ink-of-text', color)} className="tinted">
        {inner}
      </span>
    ) : (
      inner
    ),
  language: (inner, { lang }) => <span lang={String(lang)}>{inner}</span>,
  highlight: (inner, { color }) => (
    <mark style={color ? colorProperty('--ground-of-text', color) : undefined}>{inner}</mark>
  ),
  link: (inner, { href, target, title }) => (
    <a
      {...linkAttributes(String(href))}
      title={stringOr(title, undefined)}
      {...(target === '_blank' && isElsewhere(String(href)) && { target: '_blank' })}
    >
      {inner}
    </a>
  ),
}

/** Whether an address isn't one of this site's pages, which open in the same tab. */
const isElsewhere = (href: string): boolean => /^https?:/i.test(href)

const linkAttributes = (href: string) => ({
  href: resolveServerUrl(href),
  ...(isElsewhere(href) && { rel: 'noopener noreferrer nofollow' }),
})

const applyMark = (
  inner: ReactNode,
  { type, attrs = {} }: { type: string; attrs?: Record<string, unknown> },
) => marks[type]?.(inner, attrs) ?? inner

const alignment = ({ attrs }: RichTextNode): string | undefined =>
  attrs?.textAlign ? `align-${String(attrs.textAlign)}` : undefined
/** Passes an editor's colour as a custom property, which the style sheet may lighten in dark mode. */
const colorProperty = (property: string, color: unknown) => ({ [property]: String(color) }) as CSSProperties
const stringOr = <T,>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other)
