import type { DirectiveName } from '@kampana/shared/content/directive-shapes'
import type { TokenizerAndRendererExtension, Tokens } from 'marked'
import { button } from './directives/button.ts'
import { directory } from './directives/directory.ts'
import { downloads } from './directives/downloads.ts'
import { facts } from './directives/facts.ts'
import { monographs } from './directives/monographs.ts'
import { programs } from './directives/programs.ts'
import { records } from './directives/records.ts'
import { tableDirective } from './directives/table.ts'
import { timeline } from './directives/timeline.ts'
import { tree } from './directives/tree.ts'
import { video } from './directives/video.ts'
import type { Directive } from './directives/directive-value.ts'

/** The directives by name. Each renders a value of the page's data file, `::table data.faculty`, or an address. */
export const directives: Readonly<Record<DirectiveName, Directive>> = {
  button,
  directory,
  downloads,
  facts,
  monographs,
  programs,
  records,
  table: tableDirective,
  timeline,
  tree,
  video,
}

export interface DirectiveToken extends Tokens.Generic {
  name: string
  value: string
}

/** The extension of Marked that tokenizes directives and renders them with `make`. */
export const directiveExtension = (
  make: (token: DirectiveToken) => string,
): TokenizerAndRendererExtension => ({
  name: 'directive',
  level: 'block',
  start: (source) => /^::/m.exec(source)?.index,
  tokenizer: (source) => {
    const found = /^::(?<name>[a-z]+)[ \t]+(?<value>\S+)[ \t]*(?:\n+|$)/.exec(source)
    return found ? { type: 'directive', raw: found[0], ...found.groups } : undefined
  },
  renderer: (token) => make(token as DirectiveToken),
})
