import { useEffect } from 'react'
import { useLocation } from 'react-admin'

/**
 * Focuses the first input of the form with this id, or the input with this name, when the form appears. Waits for an input
 * whose choices are loading, unless the user moves on.
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

/** Focuses the field whose value was clicked in the list. The address names the field. */
export const FocusPressed = ({ id }: { id: string }) => {
  const name = useLocation().hash.slice(1)
  return name === '' ? null : <FocusFirst id={id} name={name} />
}

/** Focuses an input and returns true if there is one that can take the focus. */
const focusFirst = (form: HTMLElement, name?: string): boolean => {
  const inputs = [...form.querySelectorAll<HTMLElement>('[data-input]')]
  const container = name === undefined ? form : inputs.find(({ dataset }) => dataset['input'] === name)
  const input =
    container?.querySelector<HTMLElement>('textarea:enabled, input:enabled, [role="combobox"]') ?? null
  input?.focus()
  return input !== null && document.activeElement === input
}
