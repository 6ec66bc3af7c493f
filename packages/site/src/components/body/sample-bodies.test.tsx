// @vitest-environment jsdom
import { pageToBody } from '@kampana/shared/markdown/page/page-body'
import { bodyToMarkdown } from '@kampana/shared/markdown/body-to-markdown'
import { markdownToBody } from '@kampana/shared/markdown/markdown-to-body'
import { walkNodes, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { folderFiles } from '../../content/files.ts'
import { renderList } from '../../content/markdown/directives/records.ts'
import { linkPhoneNumbers } from '../../content/markdown/link-phone-numbers.ts'
import { applyTypography } from '../../content/markdown/typography.ts'
import { readContent } from '../../content/read-content.ts'
import { setSiteContent } from '../../content/store/current.ts'
import { readData } from '../../content/yaml/data.ts'
import { PageBody } from './page-body.tsx'

const files = folderFiles(join(import.meta.dirname, '../../../../../college'))
const content = readContent(files)
const { college, assets, sources } = content
const { entries, redirects, drawings } = content
setSiteContent({ college, entries, redirects, drawings, recordPages: [] })
const addresses = Object.fromEntries(Object.entries(assets).map(([address, path]) => [path, address]))
const pages: Readonly<Record<string, { html: string }>> = {
  ...content.pages,
  ...content.programs,
  ...content.monographs,
  '/contact-us': content.contact.privacy,
}

const findPicture = (path: string) => {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(files.text(path)) ?? []
  return { src: addresses[path] ?? path, width: Number(width), height: Number(height) }
}

const readBody = ([file = '', data]: readonly string[]): RichTextNode => {
  const text = files.text(file).replace(/^---\n[\s\S]*?\n---\n/, '')
  const read = pageToBody(text, { data: data && readData(files, data).value, college, findPicture })
  if ('problem' in read) throw new Error(`${file}: ${JSON.stringify(read.problem)}`)
  return read.document
}

/** Lists of programs, monographs and downloads are drawn of parts that no body has yet. */
const withoutRecords = (root: HTMLElement): HTMLElement => {
  const lists = root.querySelectorAll('.monographs, .downloads')
  const programs = [...root.querySelectorAll('table.roll')].filter(({ textContent }) =>
    textContent.startsWith('ProgramLengthFees'),
  )
  // React's own hint of a picture that isn't lazy.
  for (const hint of root.querySelectorAll('link[rel="preload"]')) hint.remove()
  for (const list of [...lists, ...programs]) list.remove()
  for (const list of root.querySelectorAll('.prose')) list.replaceWith(...list.childNodes)
  return root
}

/** A page's HTML as a browser reads it, whatever its spaces. */
const normalize = (html: string): string => {
  const root = document.createElement('div')
  root.innerHTML = html
  for (const element of withoutRecords(root).querySelectorAll('*')) sortAttributes(element)
  return root.innerHTML
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> </g, '><')
    .replaceAll(/ (<\/?(?:p|ul|ol|li|td|th|tr|table|div|h\d|blockquote|dd|dt)\b)/g, '$1')
    .trim()
}

const sortAttributes = (element: Element): void => {
  const attributes = [...element.attributes].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const { name } of attributes) element.removeAttribute(name)
  for (const { name, value } of attributes) element.setAttribute(name, value)
}

/** What pages draw in ways of their own, which are taken out of their HTML, too. */
const drawnByPages = new Set(['programs', 'monographs', 'downloads'])

/** The HTML of the lists of the folder's records in a document, as a page has it. */
const listRecords = (document: RichTextNode): Record<string, string> =>
  Object.fromEntries(
    [...walkNodes(document)].flatMap(({ type, attrs = {} }) => {
      const list = renderList(attrs, { files, paths: { has: () => true } })
      if (type !== 'records' || drawnByPages.has(String(attrs['resource'])) || 'problem' in list) return []
      return [[JSON.stringify(attrs), linkPhoneNumbers(applyTypography(list.html), college.callingCode)]]
    }),
  )

const isMonograph = (address: string) => address in content.monographs
const render = (document: RichTextNode, address: string): string =>
  renderToStaticMarkup(
    <PageBody
      document={document}
      records={listRecords(document)}
      {...(!isMonograph(address) && { callingCode: college.callingCode })}
    />,
  )

describe('bodies of the sample college', () => {
  const all = sources.map(({ address, files: parts }) => [address, parts] as const)
  test.each(all)('%s: has the HTML of its page, and is the same after Markdown', (address, parts) => {
    const document = readBody(parts)
    expect(normalize(render(document, address))).toBe(normalize(pages[address]?.html ?? 'none'))
    const markdown = bodyToMarkdown(document)
    expect(markdownToBody(markdown)).toEqual({ document })
    expect(markdown).not.toContain('```body')
  })
})
