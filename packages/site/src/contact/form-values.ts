import { contactForm } from '@kampana/shared/forms/forms'
import { keepDraft, readDraft } from './draft.ts'

export type FieldName = keyof typeof contactForm
export type Control = HTMLInputElement | HTMLTextAreaElement

export const fieldNames = Object.keys(contactForm) as FieldName[]

export const controlOf = (form: HTMLFormElement, name: string): Control =>
  form.elements.namedItem(name) as Control

/** What stands in the form's fields. */
export const valuesOf = (form: HTMLFormElement): Record<FieldName, string> =>
  Object.fromEntries(fieldNames.map((name) => [name, controlOf(form, name).value])) as Record<
    FieldName,
    string
  >

export const clearForm = (form: HTMLFormElement): void => {
  for (const name of fieldNames) controlOf(form, name).value = ''
}

/** Puts back what was being written before a reload, where nothing stands yet, and keeps what stands there from now on. */
export const restoreDraft = (form: HTMLFormElement | null): void => {
  if (!form) return
  const draft = readDraft()
  for (const name of fieldNames) {
    const control = controlOf(form, name)
    const kept = draft[name]
    if (control.value === '' && typeof kept === 'string') control.value = kept
  }
  keepDraft(valuesOf(form))
}
