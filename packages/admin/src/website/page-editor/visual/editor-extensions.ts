import type { AnyExtension } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { mediaKeys } from '../../../crud/rich-text/media/media-keys.ts'
import { mediaUploads } from '../../../crud/rich-text/uploads/media-uploads.ts'
import { blockExtensions, pageExtensions } from '../../markdown/schema/extensions.ts'
import { findingMarks } from '../findings/finding-marks.ts'
import { pagePaste, transformPagePaste } from '../paste/page-paste.ts'
import { DirectiveView } from '../views/directive-view.tsx'
import { chipView, figureView, imageView, rawView } from '../views/plain-views.ts'
import type { EditorHooks } from './editor-hooks.ts'
import { pageKeys } from './page-keys.ts'
import { tableShape } from './table-shape.ts'
import { valueChips } from './value-chips.ts'

/** The bridge's schema with its views, its keys, and what watches over it. */
export const editorExtensions = (hooks: EditorHooks): AnyExtension[] => [
  ...pageExtensions,
  blockExtensions.inlineHtml,
  blockExtensions.verse,
  blockExtensions.directive.extend({ addNodeView: () => ReactNodeViewRenderer(DirectiveView) }),
  blockExtensions.image.extend({ addNodeView: imageView }),
  blockExtensions.chip.extend({ addNodeView: () => chipView(hooks) }),
  blockExtensions.figure.extend({ addNodeView: () => figureView(hooks) }),
  blockExtensions.raw.extend({ addNodeView: () => rawView(hooks) }),
  pageKeys(hooks),
  valueChips(hooks),
  tableShape,
  findingMarks,
  pagePaste(hooks),
  mediaKeys,
  mediaUploads(hooks.uploads, transformPagePaste(hooks)),
]
