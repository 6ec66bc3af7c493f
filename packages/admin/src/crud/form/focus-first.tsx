import { useEffect } from 'react'

/**
 * Begins a dialog, or the form of a new record, at the first input of the form with this id, not at what stands above. An input
 * whose choices are still being fetched is waited for, unless somebody goes on meanwhile.
 */
export const FocusFirst = ({ id }: { id: string }) => {
  useEffect(() => {
    const form = document.getElementById(id)
    if (!form || focusFirst(form)) return undefined
    const observer = new MutationObserver(() => {
      if (form.contains(document.activeElement) || focusFirst(form)) observer.disconnect()
    })
    observer.observe(form, { childList: true, subtree: true, attributes: true })
    return () => observer.disconnect()
  }, [id])
  return null
}

/** Whether it has an input that takes the focus already. */
const focusFirst = (form: HTMLElement): boolean => {
  const input = form.querySelector<HTMLElement>('textarea:enabled, input:enabled, [role="combobox"]')
  input?.focus()
  return input !== null && document.activeElement === input
}
