import type { FoundRange } from '@kampana/engine-declare/search'
import { Fragment } from 'react'
import { findPassages } from './detect-language.ts'

/** A text with `mark` elements around the found ranges. */
export const HighlightedText = ({ text, found }: { text: string; found: readonly FoundRange[] }) => (
  <>
    {found.map(([from, to], index) => (
      <Fragment key={from}>
        {text.slice(found[index - 1]?.[1] ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(found.at(-1)?.[1] ?? 0)}
  </>
)

const none: readonly FoundRange[] = []

/** An excerpt with `lang` on its Filipino passages and `mark` elements around the found ranges. */
export const ExcerptText = ({ text, found = none }: { text: string; found?: readonly FoundRange[] }) =>
  findPassages(text).map(({ from, text: passage, language }) => {
    const own = found
      .map(([start, end]): FoundRange => [Math.max(start - from, 0), Math.min(end - from, passage.length)])
      .filter(([start, end]) => start < end)
    const shown = <HighlightedText key={from} text={passage} found={own} />
    return language ? (
      <span key={from} lang={language}>
        {shown}
      </span>
    ) : (
      shown
    )
  })
