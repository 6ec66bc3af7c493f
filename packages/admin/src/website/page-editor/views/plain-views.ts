import type { NodeViewRenderer } from '@tiptap/core'
import type { EditorHooks } from '../visual/editor-hooks.ts'
import { chipName, findValue, toLines } from '../page-values/page-values.ts'
import { pictureAddress } from './file-address.ts'

/** A value within the text, shown as it is now; its name is its title. */
export const chipView =
  ({ values }: EditorHooks): NodeViewRenderer =>
  ({ node }) => {
    const dom = element('span', 'page-chip')
    const source = String(node.attrs.source)
    const name = chipName(source)
    dom.title = name
    const show = () => {
      const lines = toLines(findValue(values.get(), name))
      dom.classList.toggle('page-chip-unknown', lines === undefined)
      dom.classList.toggle('page-chip-list', (lines?.length ?? 0) > 1)
      if (lines && lines.length > 1)
        dom.replaceChildren(...lines.map((line) => element('span', 'page-chip-line', `• ${line}`)))
      else dom.textContent = lines?.[0] ?? source
    }
    show()
    return { dom, destroy: values.subscribe(show), ignoreMutation: () => true }
  }

/** A picture with its description, which people who can't see it hear. */
export const figureView =
  ({ t }: EditorHooks): NodeViewRenderer =>
  ({ node }) => {
    const alt = String(node.attrs.alt ?? '')
    const size = node.attrs.size === null ? '' : ` page-figure-${String(node.attrs.size)}`
    const dom = element('figure', `page-figure${size}`)
    const image = Object.assign(document.createElement('img'), {
      src: pictureAddress(String(node.attrs.src)),
      alt,
    })
    const caption = figcaption(
      alt === '' ? 'page-figure-unnamed' : '',
      alt || t('This picture has no description yet.'),
    )
    dom.append(image, caption)
    const words = [node.attrs.caption, node.attrs.credit && `Photo: ${String(node.attrs.credit)}`]
    const visible = words.filter(Boolean).join(' ')
    if (visible !== '') dom.append(figcaption('page-figure-caption', visible))
    return { dom, ignoreMutation: () => true }
  }

/** A picture within a line. */
export const imageView =
  (): NodeViewRenderer =>
  ({ node }) => ({
    dom: Object.assign(document.createElement('img'), {
      src: pictureAddress(String(node.attrs.src)),
      alt: String(node.attrs.alt),
    }),
  })

/** A block that the editor has no shape for, as its source. */
export const rawView =
  ({ t }: EditorHooks): NodeViewRenderer =>
  () => {
    const dom = element('div', 'page-raw')
    const label = element('span', 'page-raw-label', t('Kept as it is written'))
    label.contentEditable = 'false'
    const source = document.createElement('pre')
    const contentDOM = document.createElement('code')
    source.append(contentDOM)
    dom.append(label, source)
    return { dom, contentDOM }
  }

const figcaption = (className: string, words: string): HTMLElement => {
  const dom = element('figcaption', className)
  dom.append(element('span', '', words))
  return dom
}

const element = (name: string, className: string, text = ''): HTMLElement => {
  const dom = document.createElement(name)
  if (className !== '') dom.className = className
  if (text !== '') dom.textContent = text
  return dom
}
