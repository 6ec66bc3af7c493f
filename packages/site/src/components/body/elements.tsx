import type { NodeType } from '@kampana/shared/rich-text/node-types'
import { plainText, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { useContext } from 'react'
import { slugify } from '../../content/slugify.ts'
import { findCollegeValue } from '../../content/store/college-value.ts'
import { Prose } from '../prose.tsx'
import { BodyContext } from './body-context.ts'
import { FileLink } from './file-link.tsx'
import { Gallery } from './figure.tsx'
import { bulletList, listItem, stanza } from './lists.tsx'
import { BodyLink } from './marks.tsx'
import { FigureNode, Illustration, pictureOf } from './pictures.tsx'
import type { Children, ShowNode } from './render-node.ts'
import { bodyTable } from './table.tsx'
import { Video } from './video.tsx'

/** How each node is shown; text has marks, and some nodes are shown by the one that holds them. */
export const elements: Readonly<Record<NodeType, ShowNode | null>> = {
  doc: (node, children) => children(node),
  text: null,
  tableRow: null,
  tableHeader: null,
  tableCell: null,
  paragraph: (node, children) => <p className={alignment(node)}>{children(node)}</p>,
  heading: (node, children) => <Heading node={node} show={children} />,
  bulletList,
  orderedList: (node, children) => (
    <ol start={(node.attrs?.start as number | null) ?? undefined} type={node.attrs?.type as '1' | undefined}>
      {children(node)}
    </ol>
  ),
  listItem,
  blockquote: (node, children) => <blockquote>{children(node)}</blockquote>,
  codeBlock: (node, children) => (
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
  video: ({ attrs = {} }) => (
    <Video href={String(attrs.href)} title={typeof attrs.title === 'string' ? attrs.title : undefined} />
  ),
  button: ({ attrs = {} }) => (
    <p className="button-line">
      <BodyLink className="button" href={String(attrs.href)}>
        {String(attrs.label)}
      </BodyLink>
    </p>
  ),
  table: bodyTable,
  facts: (node, children) => <dl className="facts">{children(node)}</dl>,
  fact: (node, children) => <div>{children(node)}</div>,
  term: (node, children) => <dt>{children(node)}</dt>,
  description: (node, children) => <dd>{children(node)}</dd>,
  verse: (node, children) => (
    <div className="verse" lang={(node.attrs?.lang as string | null) ?? undefined}>
      {children(node)}
    </div>
  ),
  stanza,
  records: ({ attrs = {} }) => <Records attrs={attrs} />,
  value: ({ attrs = {} }) => findCollegeValue(String(attrs.name)) ?? String(attrs.text),
}

/** The page's title is its only h1, so a body's headings begin one lower. */
const Heading = ({ node, show }: { node: RichTextNode; show: Children }) => {
  const { isPage } = useContext(BodyContext)
  const Level = `h${Math.min(Math.max(Number(node.attrs?.level), 2), 6)}` as 'h2'
  return (
    <Level id={isPage ? slugify(plainText(node)) : undefined} className={alignment(node)}>
      {show(node)}
    </Level>
  )
}

const Records = ({ attrs }: { attrs: NonNullable<RichTextNode['attrs']> }) => (
  <Prose plain html={useContext(BodyContext).records?.[JSON.stringify(attrs)] ?? ''} />
)

const alignment = ({ attrs }: RichTextNode): string | undefined =>
  attrs?.textAlign ? `align-${String(attrs.textAlign)}` : undefined
