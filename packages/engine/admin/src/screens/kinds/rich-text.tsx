import type { RichTextField as Field } from '@kampana/engine-declare/kinds/index'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useProductComponents } from '../components.tsx'
import { EditorPlaceholder } from '../../editor/editor-placeholder.tsx'
import { richTextLines } from '../../editor/rich-text-lines.ts'
import { RichTextView } from '../../editor/rich-text-view.tsx'
import { textLike } from './bases.tsx'
import { bodyFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

const RichTextField = lazyComponent(() => import('../../editor/rich-text-field.tsx'), 'RichTextField')

const LibraryLinks = ({ stored }: { stored: string }) => {
  const { BodyPictures } = useProductComponents()
  return <BodyPictures stored={stored} />
}

export const richTextView: KindView<Field> = {
  ...textLike,
  input: (props) => (
    <ChunkBoundary fallback={<EditorPlaceholder label={props.label} />}>
      <RichTextField {...props} />
    </ChunkBoundary>
  ),
  preload: () => RichTextField.preload?.(),
  // A foreign body is valid until a person edits it.
  validators: ({ label }, old) => [(value) => (value === old ? undefined : validateRichText(value, label))],
  display: (value) => (
    <>
      <RichTextView stored={value} />
      {typeof value === 'string' && value.includes('/media/') && <LibraryLinks stored={value} />}
    </>
  ),
  filter: null,
  wide: true,
  text: richTextLines,
  csv: richTextLines,
  fromCsv: (text, _field, t, warn) => bodyFromCsv(text, t, warn),
}

const validateRichText = (value: unknown, label: string): string | undefined => {
  if (typeof value !== 'string' || value === '') return undefined
  const result = parseRichText(value)
  return 'problem' in result ? basicMessages.invalid.richText(label, result.problem) : undefined
}
