import { contactForm } from '@kampana/engine-declare/forms/forms'
import { saveContactDraft, readDraft } from './draft.ts'

export type FieldName = keyof typeof contactForm
export type FormControl = HTMLInputElement | HTMLTextAreaElement

export const fieldNames = Object.keys(contactForm) as FieldName[]

/** The fields and the office of a message. */
const controlNames = [...fieldNames, 'office'] as const

export const getControl = (form: HTMLFormElement, name: string): FormControl =>
  form.elements.namedItem(name) as FormControl

export const getFormValues = (form: HTMLFormElement): Record<FieldName | 'office', string> =>
  Object.fromEntries(controlNames.map((name) => [name, getControl(form, name).value])) as Record<
    FieldName | 'office',
    string
  >

export const clearForm = (form: HTMLFormElement): void => {
  for (const name of controlNames) getControl(form, name).value = ''
}

/** Restores the draft into empty fields, then saves all fields as the draft. */
export const restoreContactDraft = (form: HTMLFormElement | null): void => {
  if (!form) return
  const draft = readDraft()
  for (const name of controlNames) {
    const control = getControl(form, name)
    const saved = draft[name]
    if (control.value === '' && typeof saved === 'string') control.value = saved
  }
  saveContactDraft(getFormValues(form))
}
