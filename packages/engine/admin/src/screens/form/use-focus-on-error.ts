import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** Focuses the first invalid input after a failed submit of the form with this id. */
export const useFocusOnError = (formId: string) => {
  const { submitCount, errors } = useFormState()
  const lastSubmitCount = useRef(submitCount)
  useEffect(() => {
    if (submitCount === lastSubmitCount.current) return
    lastSubmitCount.current = submitCount
    const inputs = [...document.querySelectorAll<HTMLElement>(`[id="${formId}"] [data-input]`)]
    const first = inputs.find(
      ({ dataset }) => dataset.input !== undefined && Object.hasOwn(errors, dataset.input),
    )
    if (first) focusControl(first)
  }, [submitCount, errors, formId])
}

/** Selectors by priority: inputs before the buttons beside them. */
const selectors = [
  '[aria-invalid="true"]',
  '[contenteditable="true"]',
  'input:not([aria-hidden], [type="hidden"], :disabled), textarea:not([aria-hidden]), [role="combobox"]',
  'button, a',
]
const focusControl = (container: HTMLElement): void => {
  const control = selectors
    .map((selector) => container.querySelector<HTMLElement>(selector))
    .find((element) => element !== null)
  control?.focus()
  // The error is below the input, which may be taller than the screen.
  container.querySelector('.MuiFormHelperText-root.Mui-error')?.scrollIntoView({ block: 'nearest' })
}
