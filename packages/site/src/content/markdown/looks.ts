import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked'
import { escapeAttribute } from '../../framework/escape-html.ts'
import { renderRoll } from './roll-table.ts'

/** A list or a table, and how the line before it says that it is shown: `::list facts`. */
export interface LookToken extends Tokens.Generic {
  look: string
  tokens: [Tokens.List | Tokens.Table]
}

/** The extension of Marked that reads a list or table together with the line before it, and renders both with `make`. */
export const lookExtension = (make: (token: LookToken) => string): TokenizerAndRendererExtension => ({
  name: 'look',
  level: 'block',
  start: (source) => /^::(?:list|table)[ \t]/m.exec(source)?.index,
  tokenizer(source) {
    const [line = '', kind, look] =
      /^::(list|table)[ \t]+(facts|timeline|outline|roll)[ \t]*\n+/.exec(source) ?? []
    if (kind === undefined || (kind === 'table') !== (look === 'roll')) return undefined
    const { tokenizer } = this.lexer.options
    const rest = source.slice(line.length)
    const block = kind === 'table' ? tokenizer?.table(rest) : tokenizer?.list(rest)
    return block && { type: 'look', raw: line + block.raw, look, tokens: [block] }
  },
  renderer: (token) => make(token as LookToken),
})

type Inline = (tokens: Token[]) => string

/** A list or table in its look; undefined where it hasn't the shape for it. */
export const renderLook = ({ look, tokens: [block] }: LookToken, inline: Inline): string | undefined => {
  if (block.type === 'table') return renderTable(block, inline)
  const { items, ordered } = block
  return ordered ? undefined : lists[look]?.(items, inline)
}

const renderTable = ({ header, rows }: Tokens.Table, inline: Inline): string =>
  renderRoll(
    header.map(({ text }) => text),
    rows.map((row) => row.map(({ text, tokens }) => ({ text, html: inline(tokens) }))),
  )

type RenderList = (items: readonly Tokens.ListItem[], inline: Inline) => string | undefined

const renderFacts: RenderList = (items, inline) => {
  const facts = items.map(toLine).map(({ words, under }) => {
    const said = under?.map(toLine) ?? []
    if (said.length === 0 || said.some((each) => each.under)) return undefined
    const descriptions = said.map((each) => `<dd>${inline(each.words)}</dd>`)
    return `<div><dt>${inline(words)}</dt>${descriptions.join('')}</div>`
  })
  return facts.includes(undefined) ? undefined : `<dl class="facts">${facts.join('')}</dl>\n`
}

const renderTimeline: RenderList = (items, inline) => {
  const events = items.map((item) => {
    const html = inline(toLine(item).words)
    const [year] = /^\d{4}(?!\d)/.exec(html) ?? []
    const time = year === undefined ? '' : `<time datetime="${escapeAttribute(year)}">${year}</time>`
    return `<li>${time}${html.slice(year?.length ?? 0)}</li>`
  })
  return `<ol class="timeline" role="list">${events.join('')}</ol>\n`
}

/** Offices and those under them, which the style sheet draws as a tree. The bold words are the office, the others who holds it. */
const renderOutline: RenderList = (items, inline) =>
  `<div class="tree wide">${renderBranches(items, inline)}</div>\n`

const renderBranches = (items: readonly Tokens.ListItem[], inline: Inline): string => {
  const branches = items.map(toLine).map(({ words, under }) => {
    const [title, ...others] = words
    const isTitled = title?.type === 'strong'
    const name = inline(isTitled ? others : words).trim()
    const parts = [
      isTitled && `<b>${inline((title as Tokens.Strong).tokens)}</b>`,
      name !== '' && `<span>${name}</span>`,
    ]
    return `<li><p>${parts.filter(Boolean).join(' ')}</p>${under ? renderBranches(under, inline) : ''}</li>`
  })
  return `<ul>${branches.join('')}</ul>`
}

const lists: Readonly<Record<string, RenderList>> = {
  facts: renderFacts,
  timeline: renderTimeline,
  outline: renderOutline,
}

/** An item's first line, and the items beneath it. */
const toLine = ({ tokens }: Tokens.ListItem) => {
  const words = tokens.flatMap((token) =>
    token.type === 'text' || token.type === 'paragraph' ? [token] : [],
  )
  const list = tokens.find((token): token is Tokens.List => token.type === 'list')
  return { words: words[0]?.tokens ?? [], under: list?.items }
}
