import { urlProblem, type UrlField } from '@kampana/engine-declare/kinds/index'
import { isSafeUrl, maxUrlLength } from '@kampana/engine-declare/text/safe-url'
import { Link } from '@mui/material'
import { TextInput } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { stopClicks } from '../stop-clicks.ts'
import { textLike } from './bases.tsx'
import type { KindView } from './kind.ts'

const PageAddressInput = lazyComponent(() => import('../fields/page-address-input.tsx'), 'PageAddressInput')

export const urlView: KindView<UrlField> = {
  ...textLike,
  input: (props, { orPage }) =>
    orPage ? (
      <PageAddressInput {...props} />
    ) : (
      <TextInput
        {...props}
        type="url"
        placeholder="https://"
        slotProps={{ htmlInput: { maxLength: maxUrlLength } }}
      />
    ),
  validators: (field) => [
    (value: unknown) =>
      typeof value !== 'string' || value === '' ? undefined : urlProblem(field, field.label, value.trim()),
  ],
  // Another back end may return an unsafe URL, which isn't rendered as a link.
  display: (value) =>
    isSafeUrl(String(value)) ? (
      <Link
        href={String(value)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={stopClicks}
        // A long address wraps, so that it widens neither a phone's screen nor a table.
        sx={{ display: 'inline-block', minWidth: 'min(20ch, 100%)', overflowWrap: 'anywhere' }}
      >
        {String(value).replace(/^https:\/\/|\/$/gi, '')}
      </Link>
    ) : (
      String(value)
    ),
}
