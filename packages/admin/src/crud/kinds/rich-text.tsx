import type { RichTextField as Field } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { parseRichText } from '@kampana/shared/rich-text/rich-text'
import { Suspense } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { EditorPlaceholder } from '../rich-text/editor-placeholder.tsx'
import { richTextLines } from '../rich-text/rich-text-lines.ts'
import { RichTextView } from '../rich-text/rich-text-view.tsx'
import { alphabetical, noLabels, nothing } from './defaults.ts'
import { bodyFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

const RichTextField = lazyComponent(() => import('../rich-text/rich-text-field.tsx'), 'RichTextField')

const BodyPictures = lazyComponent(() => import('../../media/body-pictures.tsx'), 'BodyPictures')

export const richTextView: KindView<Field> = {
  input: (props) => (
    <Suspense fallback={<EditorPlaceholder label={props.label} />}>
      <RichTextField {...props} />
    </Suspense>
  ),
  incomplete: null,
  // The body of another editor is valid until somebody changes it.
  validators: ({ label }, old) => [(value) => (value === old ? undefined : validateRichText(value, label))],
  mayBeNone: false,
  keepsDraft: true,
  display: (value) => (
    <>
      <RichTextView stored={value} />
      {typeof value === 'string' && value.includes('/media/') && (
        <Suspense>
          <BodyPictures stored={value} />
        </Suspense>
      )}
    </>
  ),
  noneLabel: nothing,
  labels: noLabels,
  filter: null,
  filterAlwaysOn: false,
  align: 'left',
  wide: true,
  orderLabels: alphabetical,
  text: richTextLines,
  textIsLabel: false,
  csv: richTextLines,
  fromCsv: bodyFromCsv,
  compare: null,
}

const validateRichText = (value: unknown, label: string): string | undefined => {
  if (typeof value !== 'string' || value === '') return undefined
  const result = parseRichText(value)
  return 'problem' in result ? messages.invalid.richText(label, result.problem) : undefined
}
