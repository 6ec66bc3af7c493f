import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { Box } from '@mui/material'
import { createElement, Fragment, type CSSProperties, type ReactNode } from 'react'
import { blockStyle } from './block-style.ts'
import { describeRecords } from './records/records-attrs.ts'
import { mediaStyle } from './media/media-style.ts'
import { tableStyle } from './table/table-style.ts'
import { toServerUrl, toSiteUrl, imageSources } from '../../url/resolve-url.ts'

/** A document as the site shows it, rendered as elements, never as an HTML string (XSS). */
export const Prose = ({ document }: { document: RichTextNode }) => (
  <Box sx={prose}>{renderChildren(document)}</Box>
)

type Attributes = Readonly<Record<string, unknown>>
type Renderer = (children: ReactNode, attrs: Attributes) => ReactNode

const nodes: Readonly<Record<string, Renderer>> = {
  paragraph: (children, attrs) => <p style={alignStyle(attrs)}>{children}</p>,
  heading: (children, attrs) => {
    // The first level is the page's own title.
    const Heading = `h${Math.max(2, Number(attrs.level))}` as 'h2'
    return <Heading style={alignStyle(attrs)}>{children}</Heading>
  },
  bulletList: (children, { look }) => <ul data-look={look ?? undefined}>{children}</ul>,
  orderedList: (children, { start, type }) => (
    <ol start={Number(start ?? 1)} {...(type != null && { type: type as '1' })}>
      {children}
    </ol>
  ),
  listItem: (children) => <li>{children}</li>,
  blockquote: (children) => <blockquote>{children}</blockquote>,
  codeBlock: (children) => (
    <pre>
      <code>{children}</code>
    </pre>
  ),
  horizontalRule: () => <hr />,
  hardBreak: () => <br />,
  image: (_children, attrs) => <Picture attrs={attrs} />,
  figure: (_children, attrs) => (
    <figure data-figure data-size={attrs.size ?? 'medium'}>
      <Picture attrs={{ ...attrs, width: null }} />
      <figcaption>
        {text(attrs.caption)} <small>{text(attrs.credit)}</small>
      </figcaption>
    </figure>
  ),
  gallery: (children) => <div data-gallery>{children}</div>,
  file: (_children, { href, title }) => (
    <p>
      <a href={toServerUrl(text(href))} target="_blank" rel="noopener">
        {text(title)}
      </a>
    </p>
  ),
  video: (_children, { href, title }) => (
    <p>
      {text(title)}{' '}
      <a href={text(href)} target="_blank" rel="noopener noreferrer nofollow">
        {text(href)}
      </a>
    </p>
  ),
  button: (_children, { href, label }) => (
    <p>
      <a href={toSiteUrl(text(href))} target="_blank" rel="noopener noreferrer nofollow">
        {text(label)}
      </a>
    </p>
  ),
  facts: (children) => <dl>{children}</dl>,
  fact: (children) => <div>{children}</div>,
  term: (children) => <dt>{children}</dt>,
  description: (children) => <dd>{children}</dd>,
  verse: (children, { lang }) => (
    <div data-verse {...(lang != null && { lang: text(lang) })}>
      {children}
    </div>
  ),
  stanza: (children, { refrain }) => <p {...(refrain === true && { 'data-refrain': '' })}>{children}</p>,
  records: (_children, attrs) => <div data-records>{describeRecords(attrs)}</div>,
  value: (_children, attrs) => <>{text(attrs.text)}</>,
  table: (children) => (
    <div className="tableWrapper">
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
  ),
  tableRow: (children) => <tr>{children}</tr>,
  tableHeader: (children, attrs) => <th {...cellProps(attrs)}>{children}</th>,
  tableCell: (children, attrs) => <td {...cellProps(attrs)}>{children}</td>,
}

const marks: Readonly<Record<string, Renderer>> = {
  bold: (children) => <strong>{children}</strong>,
  italic: (children) => <em>{children}</em>,
  strike: (children) => <s>{children}</s>,
  underline: (children) => <u>{children}</u>,
  code: (children) => <code>{children}</code>,
  link: (children, { href, title }) => (
    <a
      href={toSiteUrl(String(href))}
      rel="noopener noreferrer nofollow"
      target="_blank"
      {...(title != null && { title: String(title) })}
    >
      {children}
    </a>
  ),
  textStyle: (children, { color }) => <span style={color ? { color: String(color) } : {}}>{children}</span>,
  language: (children, { lang }) => <span lang={String(lang)}>{children}</span>,
  abbreviation: (children, { title }) => <abbr title={text(title)}>{children}</abbr>,
  subscript: (children) => <sub>{children}</sub>,
  superscript: (children) => <sup>{children}</sup>,
  keys: (children) => <kbd>{children}</kbd>,
  small: (children) => <small>{children}</small>,
  highlight: (children, { color }) => (
    <mark style={color ? { backgroundColor: String(color) } : {}}>{children}</mark>
  ),
}

/** Children as arguments instead of an array, so that none needs a key; they never change order. */
const renderChildren = ({ content }: RichTextNode): ReactNode =>
  content && createElement(Fragment, null, ...content.map(renderNode))

const renderNode = (node: RichTextNode): ReactNode => {
  const content =
    node.type === 'text' ? node.text : nodes[node.type]?.(renderChildren(node), node.attrs ?? {})
  return (node.marks ?? []).reduceRight(
    (inner: ReactNode, mark) => marks[mark.type]?.(inner, mark.attrs ?? {}) ?? inner,
    content,
  )
}

const Picture = ({ attrs }: { attrs: Attributes }) => (
  <img
    {...imageSources(String(attrs.src))}
    alt={String(attrs.alt ?? '')}
    loading="lazy"
    sizes="(max-width: 44rem) 100vw, 42rem"
    {...(attrs.width != null && { width: Number(attrs.width) })}
  />
)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const cellProps = ({ colspan, rowspan, align }: Attributes) => ({
  colSpan: Number(colspan ?? 1),
  rowSpan: Number(rowspan ?? 1),
  style: alignStyle({ textAlign: align }),
})

const alignStyle = ({ textAlign }: Attributes): CSSProperties =>
  textAlign == null ? {} : { textAlign: textAlign as 'left' }

const prose = {
  maxWidth: '42rem',
  lineHeight: 1.65,
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: '2px' },
  ...tableStyle,
  ...mediaStyle,
  ...blockStyle,
  '& a': { color: 'secondary.main' },
  '& blockquote': { ml: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& pre': { p: 2, overflowX: 'auto', backgroundColor: 'action.hover', borderRadius: '2px' },
  '& > :first-of-type': { mt: 0 },
}
