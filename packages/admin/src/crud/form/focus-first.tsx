import { useEffect } from 'react'
import { useLocation } from 'react-admin'

/**
 * Begins a dialog, or the form of a new record, at the first input of the form with this id, not at what stands above; or at the
 * input with this name. An input whose choices are still being fetched is waited for, unless somebody goes on meanwhile.
 */
export const FocusFirst = ({ id, name }: { id: string; name?: string }) => {
  useEffect(() => {
    const form = document.getElementById(id)
    if (!form || focusFirst(form, name)) return undefined
    const observer = new MutationObserver(() => {
      if (form.contains(document.activeElement) || focusFirst(form, name)) observer.disconnect()
    })
    observer.observe(form, { childList: true, subtree: true, attributes: true })
    return () => observer.disconnect()
  }, [id, name])
  return null
}

/** Begins the form of a record at the field whose value was pressed in the list, which the address names. */
export const FocusPressed = ({ id }: { id: string }) => {
  const name = useLocation().hash.slice(1)
  return name === '' ? null : <FocusFirst id={id} name={name} />
}

/** Whether it has an input that takes the focus already. */
const focusFirst = (form: HTMLElement, name?: string): boolean => {
  const inputs = [...form.querySelectorAll<HTMLElement>('[data-input]')]
  const place = name === undefined ? form : inputs.find(({ dataset }) => dataset['input'] === name)
  const input =
    place?.querySelector<HTMLElement>('textarea:enabled, input:enabled, [role="combobox"]') ?? null
  input?.focus()
  return input !== null && document.activeElement === input
}
