import { useInput, useTranslate, ValidationError } from 'react-admin'
import type { ControlProps } from '../kinds/kind.ts'
import { completeUrl } from '../../editor/link/complete-url.ts'
import { PageInput } from '../../editor/link/page-input.tsx'

/** Input for an address with a search for the site's pages by title. */
export const PageAddressInput = ({ source, label, validate, disabled, helperText }: ControlProps) => {
  const t = useTranslate()
  const { field, fieldState } = useInput({ source, validate, disabled })
  const address = String(field.value ?? '')
  const { error, invalid } = fieldState
  return (
    <PageInput
      label={t(label)}
      hint={helperText}
      address={address}
      problem={invalid && error?.message ? <ValidationError error={error.message} /> : undefined}
      isOptional={false}
      disabled={disabled}
      onType={field.onChange}
      onChoose={(page) => field.onChange(page.address)}
      onBlur={() => {
        field.onChange(completeUrl(address))
        field.onBlur()
      }}
    />
  )
}
