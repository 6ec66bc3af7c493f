import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** Focuses the first invalid input after a failed submit of the form with this id. */
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

/** Selectors by priority: inputs come before the buttons beside them. */
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
