import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** After a try to send the form with this id that failed: puts the cursor where the first of the errors is. */
export const useFocusOnError = (formId: string) => {
  const { submitCount, errors } = useFormState()
  const tries = useRef(submitCount)
  useEffect(() => {
    if (submitCount === tries.current) return
    tries.current = submitCount
    const inputs = [...document.querySelectorAll<HTMLElement>(`[id="${formId}"] [data-input]`)]
    const first = inputs.find(
      ({ dataset }) => dataset.input !== undefined && Object.hasOwn(errors, dataset.input),
    )
    if (first) focusIn(first)
  }, [submitCount, errors, formId])
}

/** What people type or choose in comes before the buttons beside it. */
const wheres = [
  '[aria-invalid="true"]',
  '[contenteditable="true"]',
  'input:not([aria-hidden], [type="hidden"], :disabled), textarea:not([aria-hidden]), [role="combobox"]',
  'button, a',
]
const focusIn = (place: HTMLElement): void => {
  const control = wheres
    .map((where) => place.querySelector<HTMLElement>(where))
    .find((found) => found !== null)
  control?.focus()
}
