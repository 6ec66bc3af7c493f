import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { usePage } from '../page-values/page-context.ts'
import { chipName, listValues } from '../page-values/page-values.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { Choice } from './choice-input.tsx'
import type { EditorDialogProps } from './editor-dialog-props.ts'

/** Puts a value into the text, which then says everywhere the same, or changes the selected one. */
export const ValueDialog = ({ editor, onClose }: EditorDialogProps) => {
  const t = useTranslate()
  const { values } = usePage()
  const choices = useMemo(
    (): Choice[] =>
      listValues(values).map(({ name, lines }) => ({
        value: name,
        label: nameForPeople(name),
        detail: lines.join(' · ').slice(0, 120),
        group: name.startsWith('data.') ? t('This page') : t('The college'),
      })),
    [t, values],
  )
  const selected = selectedChip(editor)
  return (
    <ChoiceDialog
      title={t('Value')}
      label={t('Which value')}
      hint={t('It is written in one place, and each page that shows it follows.')}
      action={selected === undefined ? t('Insert') : t('Change')}
      choices={choices}
      initial={choices.find(({ value }) => value === selected)?.label ?? ''}
      check={(value) =>
        choices.some((choice) => choice.value === value) ? undefined : t('Please choose one of the values.')
      }
      onAnswer={(value) => {
        onClose()
        insertChip(editor, `{{${value}}}`)
      }}
      onClose={onClose}
    />
  )
}

const selectedChip = ({ state: { selection } }: Editor): string | undefined =>
  selection instanceof NodeSelection && selection.node.type.name === 'chip'
    ? chipName(String(selection.node.attrs.source))
    : undefined

/** In place of the braces that were typed, if there are any. */
const insertChip = (editor: Editor, source: string): void => {
  const { $from, from, to, empty } = editor.state.selection
  const typed = empty && $from.parent.textBetween(0, $from.parentOffset).endsWith('{{') ? 2 : 0
  editor
    .chain()
    .focus()
    .insertContentAt({ from: from - typed, to }, { type: 'chip', attrs: { source } })
    .run()
}

/** `college.contacts.0.phone` is 'contacts, 1, phone'. */
const nameForPeople = (name: string): string =>
  name
    .split('.')
    .slice(1)
    .map((part) =>
      /^\d+$/.test(part)
        ? String(Number(part) + 1)
        : part
            .replaceAll('_', ' ')
            .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
            .toLowerCase(),
    )
    .join(', ')
