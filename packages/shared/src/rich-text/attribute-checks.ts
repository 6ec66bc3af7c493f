import { isStorable } from '../text/storable.ts'
import type { RichTextNode } from './rich-text-node.ts'

/** Whether an attribute of a node or a mark may have this value. */
export type AttributeCheck = (value: unknown) => boolean

/** What a mark may have. */
export interface Rule {
  attrs?: Record<string, AttributeCheck>
}
/** What a node may have and hold. */
export interface NodeRule extends Rule {
  /** The names of the nodes in it. */
  content: readonly string[]
  /** What is wrong with the number of its parts. */
  problem?: (node: RichTextNode) => string | null
  /** The attributes that people read, as the caption of a picture. */
  words?: readonly string[]
}

export const nullable =
  (check: AttributeCheck): AttributeCheck =>
  (value) =>
    value == null || check(value)
export const integerBetween =
  (min: number, max: number): AttributeCheck =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
export const oneOf =
  (...values: unknown[]): AttributeCheck =>
  (value) =>
    values.includes(value)
/** A text of at most `max` UTF-16 units. */
export const short =
  (max: number): AttributeCheck =>
  (value) =>
    typeof value === 'string' && value.length <= max && isStorable(value)
/** A text as `short`, that isn't blank. */
export const nonBlankText =
  (max: number): AttributeCheck =>
  (value) =>
    short(max)(value) && String(value).trim() !== ''
/** A text as `short`, that is made as the pattern says. */
export const matching =
  (pattern: RegExp, max: number): AttributeCheck =>
  (value) =>
    short(max)(value) && pattern.test(String(value))
export const cssColor: AttributeCheck = (value) =>
  typeof value === 'string' && /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{5,40}\)|[a-z]{3,20})$/i.test(value)
