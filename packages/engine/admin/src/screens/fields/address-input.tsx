import {
  addressProblem,
  maxAddressLength,
  type AddressRules,
} from '@kampana/engine-declare/addresses/address-problem'
import { useEffect, useRef } from 'react'
import { TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAddressAbove } from '../tree/use-parent-address.ts'
import { MovedAddresses } from '../tree/moved-addresses.tsx'
import { slugify } from '@kampana/engine-declare/text/slug'
import { siteUrl } from '../../url/server-url.ts'
import type { ControlProps } from '../kinds/kind.ts'

interface Props extends ControlProps {
  suggestFrom: string | undefined
  rules: AddressRules
}

/** Address of a page. A new record derives it from the title until a person enters another. */
export const AddressInput = ({ suggestFrom, rules, validate, label, source, ...props }: Props) => {
  useSuggestion(source, suggestFrom, rules.under)
  const { getValues, setValue } = useFormContext()
  return (
    <>
      <TextInput
        {...props}
        source={source}
        label={label}
        validate={[
          ...validate,
          (value: unknown) =>
            typeof value === 'string' && value !== '' ? addressProblem(label, value, rules) : undefined,
        ]}
        placeholder="/"
        onBlur={() => {
          const typed: unknown = getValues(source)
          const address = completeAddress(String(typed ?? ''))
          if (address !== (typed ?? ''))
            setValue(source, address, { shouldDirty: true, shouldValidate: true })
        }}
        slotProps={{
          htmlInput: {
            maxLength: maxAddressLength,
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
          },
        }}
      />
      <MovedAddresses source={source} />
    </>
  )
}

/** Suggests an address in a new record while the current address equals the suggestion for the former title. */
const useSuggestion = (source: string, suggestFrom: string | undefined, under: string | undefined): void => {
  const isNew = useRecordContext()?.id === undefined
  const title: unknown = useWatch({ name: suggestFrom ?? '', disabled: suggestFrom === undefined })
  const above = useAddressAbove(source)
  const { getValues, setValue } = useFormContext()
  const former = useRef('')
  useEffect(() => {
    const address = suggestAddress(String(title ?? ''), under ?? above)
    const typed: unknown = getValues(source)
    if (suggestFrom === undefined || !isNew) return
    if ((typed ?? '') === former.current && address !== former.current)
      setValue(source, address, { shouldDirty: true, shouldValidate: former.current !== '' })
    former.current = address
  }, [title, isNew, source, suggestFrom, under, above, getValues, setValue])
}

/** Suggests a page's address from its title and parent address; empty for a title without letters. */
const suggestAddress = (title: string, under = ''): string => {
  const slug = slugify(title)
  return slug === '' ? '' : `${under}/${slug}`
}

/** Completes a typed address such as `Admission`, or a pasted URL of this site. */
const completeAddress = (typed: string): string => {
  const { origin } = new URL(siteUrl, location.origin)
  const path = (typed.startsWith(origin) ? typed.slice(origin.length) : typed).trim().toLowerCase()
  if (path === '' || path === '/' || path.includes(':')) return path
  return `/${path.replaceAll(/^\/+|\/+$/g, '')}`
}
