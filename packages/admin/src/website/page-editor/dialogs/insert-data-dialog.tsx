import { isDirectiveName } from '@kampana/shared/content/directive-shapes'
import { useTranslate } from 'react-admin'
import { usePage } from '../page-values/page-context.ts'
import { directiveLabel, insertableKinds } from '../views/directive-kinds.ts'
import { insertBlock } from '../visual/insert-block.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { EditorDialogProps } from './editor-dialog-props.ts'

/** Puts facts, a table or another list of the page's data into the text; under a new name it begins with an example. */
export const InsertDataDialog = ({ kind, editor, onClose }: EditorDialogProps & { kind: string }) => {
  const t = useTranslate()
  const { values, addData } = usePage()
  const drawn = isDirectiveName(kind) ? insertableKinds[kind] : undefined
  if (!drawn) return null
  const data = typeof values.data === 'object' && values.data !== null ? values.data : {}
  const choices = Object.entries(data)
    .filter(([name, value]) => name !== 'sample' && drawn.fits(value))
    .map(([name]) => ({ value: name, label: name.replaceAll('_', ' '), detail: `data.${name}` }))
  const answer = (name: string) => {
    onClose()
    if (!Object.hasOwn(data, name)) addData?.(name, drawn.example)
    insertBlock(editor, { type: 'directive', attrs: { source: `::${kind} data.${name}` } })
  }
  const check = (name: string): string | undefined => {
    if (choices.some(({ value }) => value === name)) return undefined
    if (Object.hasOwn(data, name)) return t('The page has a value of this name, and it is something else.')
    if (!addData) return t('Please choose one of the lists.')
    return /^[a-z][a-z0-9_]{0,39}$/.test(name)
      ? undefined
      : t('A name has small letters, digits and low lines only, such as office_hours.')
  }
  return (
    <ChoiceDialog
      title={t(directiveLabel(kind))}
      label={addData ? t('Which list, or a name for a new one') : t('Which list')}
      hint={t(drawn.hint)}
      action={t('Insert')}
      choices={choices}
      initial=""
      isFree
      check={check}
      onAnswer={answer}
      onClose={onClose}
    />
  )
}
