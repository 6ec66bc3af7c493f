import { isStorable } from '../text/storable.ts'
import type { RichTextNode } from './rich-text-node.ts'

/** Returns true if an attribute of a node or mark may have a value. */
export type AttributeCheck = (value: unknown) => boolean

/** Rule of a mark. */
export interface Rule {
  attrs?: Record<string, AttributeCheck>
}
/** Rule of a node. */
export interface NodeRule extends Rule {
  /** Names of allowed children. */
  content: readonly string[]
  /** Problem of the number of its children. */
  problem?: (node: RichTextNode) => string | null
  /** Attributes with readable text, such as an image's caption. */
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
/** Text of at most `max` UTF-16 units. */
export const short =
  (max: number): AttributeCheck =>
  (value) =>
    typeof value === 'string' && value.length <= max && isStorable(value)
/** Non-blank text of at most `max` UTF-16 units. */
export const nonBlankText =
  (max: number): AttributeCheck =>
  (value) =>
    short(max)(value) && String(value).trim() !== ''
/** Text of at most `max` UTF-16 units that matches a pattern. */
export const matching =
  (pattern: RegExp, max: number): AttributeCheck =>
  (value) =>
    short(max)(value) && pattern.test(String(value))
export const cssColor: AttributeCheck = (value) =>
  typeof value === 'string' && /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{5,40}\)|[a-z]{3,20})$/i.test(value)
