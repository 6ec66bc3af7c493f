import { useEffect } from 'react'

/** Begins a dialog at the first input of the form with this id, not at its frame or at what stands above the form. */
export const FocusFirst = ({ id }: { id: string }) => {
  useEffect(
    () =>
      document.getElementById(id)?.querySelector<HTMLElement>('textarea, input, [role="combobox"]')?.focus(),
    [id],
  )
  return null
}
