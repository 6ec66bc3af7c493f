import type { AnyExtension } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { blockExtensions, pageExtensions } from '../../markdown/schema/extensions.ts'
import { findingMarks } from '../findings/finding-marks.ts'
import { pagePaste } from '../paste/page-paste.ts'
import { ChipView } from '../views/chip-view.tsx'
import { DirectiveView } from '../views/directive-view.tsx'
import { FigureView } from '../views/figure-view.tsx'
import { RawView } from '../views/raw-view.tsx'
import type { EditorHooks } from './editor-hooks.ts'
import { pageKeys } from './page-keys.ts'
import { tableShape } from './table-shape.ts'
import { valueChips } from './value-chips.ts'

/** The bridge's schema with its views, its keys, and what watches over it. */
export const editorExtensions = (hooks: EditorHooks): AnyExtension[] => [
  ...pageExtensions,
  blockExtensions.inlineHtml,
  blockExtensions.image,
  blockExtensions.verse,
  blockExtensions.directive.extend({ addNodeView: () => ReactNodeViewRenderer(DirectiveView) }),
  blockExtensions.chip.extend({ addNodeView: () => ReactNodeViewRenderer(ChipView, { as: 'span' }) }),
  blockExtensions.figure.extend({ addNodeView: () => ReactNodeViewRenderer(FigureView) }),
  blockExtensions.raw.extend({ addNodeView: () => ReactNodeViewRenderer(RawView) }),
  pageKeys(hooks),
  valueChips(hooks),
  tableShape,
  findingMarks,
  pagePaste(hooks),
]
