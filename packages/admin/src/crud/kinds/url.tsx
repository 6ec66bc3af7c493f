import type { UrlField } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { isSafeUrl, maxUrlLength } from '@kampana/shared/text/safe-url'
import { Link } from '@mui/material'
import { TextInput } from 'react-admin'
import { containsFilter } from '../fields/filter-inputs.tsx'
import { stopClicks } from '../stop-clicks.ts'
import { alphabetical, anyText, noLabels, nothing, sameText } from './defaults.ts'
import type { KindView } from './kind.ts'

export const urlView: KindView<UrlField> = {
  input: (props) => (
    <TextInput
      {...props}
      type="url"
      placeholder="https://"
      slotProps={{ htmlInput: { maxLength: maxUrlLength } }}
    />
  ),
  incomplete: null,
  validators: ({ label }) => [
    (value: unknown) =>
      typeof value !== 'string' || value === '' || isSafeUrl(value.trim())
        ? undefined
        : messages.invalid.url(label),
  ],
  mayBeNone: false,
  keepsDraft: true,
  // What another back end holds may be no safe address: then it is no link.
  display: (value) =>
    isSafeUrl(String(value)) ? (
      <Link href={String(value)} target="_blank" rel="noopener noreferrer" onClick={stopClicks}>
        {String(value).replace(/^https:\/\/|\/$/gi, '')}
      </Link>
    ) : (
      String(value)
    ),
  noneLabel: nothing,
  labels: noLabels,
  filter: containsFilter,
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: alphabetical,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  comparable: sameText,
}
