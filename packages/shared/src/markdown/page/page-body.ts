import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { markdownToBody } from '../markdown-to-body.ts'
import type { FoundPicture } from '../read/read-context.ts'
import { pageDirectives } from './page-directives.ts'

/** What a page's text takes from elsewhere in its folder. */
interface PageSurroundings {
  /** The value of its data file. */
  data: unknown
  /** What it may say of the college: `{{college.name}}`. */
  college: object
  findPicture: (path: string) => FoundPicture
}

/**
 * Reads the text of a page of a college's folder as a body: what stands in prose as `{{data.x}}` becomes words, and what a
 * directive draws of its data file becomes blocks.
 */
export const pageToBody = (
  text: string,
  { data, college, findPicture }: PageSurroundings,
): { document: RichTextNode } | { problem: string } => {
  const find = (name: string): unknown => findValue({ data, college }, name)
  return markdownToBody(
    text.replaceAll(/\{\{\s*(data\.[\w.]+)\s*\}\}/g, (mark, name: string) => toMarkdown(find(name)) ?? mark),
    {
      findPicture,
      findValue: (name) => toMarkdown(find(name)),
      readDirective: pageDirectives(find),
      linksAddresses: true,
    },
  )
}

const findValue = (values: object, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      values,
    )

/** A text, or several as a list. */
const toMarkdown = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.map((item) => `- ${String(item)}`).join('\n') : undefined
}
