import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { createElement, Fragment, type ReactNode } from 'react'

/** Shows a node by the others that are in it. */
export type ShowNode = (node: RichTextNode, children: Children) => ReactNode
/** Shows what is in a node. */
export type Children = (node: RichTextNode | undefined) => ReactNode

/** Passed as separate arguments, so that they need no keys: a body's nodes never change their order. */
export const inOrder = (elements: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...elements)

/** Whether an item or cell is a line, before lists if there are any, so that it needs no paragraph. */
export const isLine = ([first, ...others]: readonly RichTextNode[]): boolean =>
  first?.type === 'paragraph' &&
  first.attrs?.textAlign == null &&
  others.every(({ type }) => type === 'bulletList' || type === 'orderedList')
