import type { MarkType } from '@kampana/shared/rich-text/node-types'
import { useContext, type CSSProperties, type ReactNode } from 'react'
import { resolveServerUrl } from '../../framework/server-url.ts'
import { BodyContext } from './body-context.ts'

type Attributes = Readonly<Record<string, unknown>>
type ShowMark = (inner: ReactNode, attrs: Attributes) => ReactNode

/** How each mark is shown. */
export const marks: Readonly<Record<MarkType, ShowMark>> = {
  bold: (inner) => <strong>{inner}</strong>,
  italic: (inner) => <em>{inner}</em>,
  strike: (inner) => <s>{inner}</s>,
  underline: (inner) => <u>{inner}</u>,
  code: (inner) => <code>{inner}</code>,
  abbreviation: (inner, { title }) => <abbr title={String(title)}>{inner}</abbr>,
  subscript: (inner) => <sub>{inner}</sub>,
  superscript: (inner) => <sup>{inner}</sup>,
  keys: (inner) => <kbd>{inner}</kbd>,
  small: (inner) => <small>{inner}</small>,
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
    <BodyLink
      href={String(href)}
      title={typeof title === 'string' ? title : undefined}
      isApart={target === '_blank'}
    >
      {inner}
    </BodyLink>
  ),
}

interface BodyLinkProps {
  href: string
  title?: string | undefined
  className?: string
  /** Whether it asks for a tab of its own, which pages of this site don't get. */
  isApart?: boolean
  children: ReactNode
}

/** A link in a body. Those of a page are the college's own, so that search engines may follow them. */
export const BodyLink = ({ href, isApart = false, children, ...rest }: BodyLinkProps) => {
  const { isPage } = useContext(BodyContext)
  const isElsewhere = /^https?:/i.test(href)
  return (
    <a
      {...rest}
      href={resolveServerUrl(href)}
      rel={isElsewhere && (!isPage || isApart) ? 'noopener noreferrer nofollow' : undefined}
      target={isElsewhere && isApart ? '_blank' : undefined}
    >
      {children}
    </a>
  )
}

/** Passes an editor's colour as a custom property, which the style sheet may lighten in dark mode. */
const colorProperty = (property: string, color: unknown) => ({ [property]: String(color) }) as CSSProperties
