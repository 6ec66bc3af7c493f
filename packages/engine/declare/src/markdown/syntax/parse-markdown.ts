import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { directiveFromMarkdown, directiveSyntax } from './directive-syntax.ts'

/** Parses Markdown to a tree with offsets: CommonMark, tables, strikethrough and directives. */
export const parseMarkdown = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [gfmTable(), gfmStrikethrough(), directiveSyntax],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), directiveFromMarkdown],
  })
