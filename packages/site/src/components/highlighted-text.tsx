import type { FoundRange } from '@kampana/shared/search'
import { Fragment } from 'react'

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
