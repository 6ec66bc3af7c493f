import { linkProblem } from '@kampana/shared/content/link-problem'
import { buttonTitle } from '@kampana/shared/content/page-link'
import { parsePagePicture, type PagePicture } from '@kampana/shared/content/page-picture'
import { parseFile } from '@kampana/shared/media/file'
import type { Token, Tokens } from 'marked'
import { escapeAttribute, escapeHtml } from '../../framework/escape-html.ts'
import type { Files } from '../files.ts'
import { renderFigure, renderGallery, type DescribedPicture } from './figure.ts'

/**
 * Renders what stands by itself in a paragraph: a picture as a figure, several as a gallery, the link of an uploaded file as
 * a file to download, one with the title `button` as a button. Undefined for other words.
 */
export const renderMedia = (
  tokens: readonly Token[],
  files: Files,
  renderInline: (tokens: Token[]) => string,
): string | undefined => {
  const parts = tokens.filter((token) => token.type !== 'text' || token.raw.trim() !== '')
  const [first, ...others] = parts
  if (first && isLink(first) && others.length === 0) return renderLink(first, renderInline(first.tokens))
  if (!first || !parts.every(isPicture)) return undefined
  const pictures = parts.map(({ href, title, text }) => describePicture(parsePagePicture(href, title), text))
  const [only] = pictures
  return only && others.length === 0 ? renderFigure(only, files) : renderGallery(pictures, files)
}

/** A link whose title says so looks like a button; that of a file is drawn as `FileLink` does, its title is its size. */
const renderLink = ({ href, title }: Tokens.Link, words: string): string | undefined => {
  const address = escapeAttribute(href)
  if (title === buttonTitle && linkProblem(href) === undefined)
    return `<p class="button-line"><a class="button" href="${address}">${words}</a></p>`
  if (!parseFile(href)) return undefined
  const facts = [href.split('.').at(-1)?.toUpperCase(), title].filter(Boolean).join(', ')
  return `<p class="file"><a href="${address}" download>${words} <small>${escapeHtml(facts)}</small></a></p>`
}

const describePicture = (picture: PagePicture, alt: string): DescribedPicture => ({ ...picture, alt })

const isLink = (token: Token): token is Tokens.Link => token.type === 'link'
/** A picture whose address browsers may follow. */
const isPicture = (token: Token): token is Tokens.Image =>
  token.type === 'image' && linkProblem((token as Tokens.Image).href) === undefined
