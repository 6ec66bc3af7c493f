import type { ContentTreeEntry } from '@kampana/shared/content/content-api'
import { isSafeLink } from '@kampana/shared/text/safe-url'
import { useMemo } from 'react'
import { useTranslate, type TranslateFunction } from 'react-admin'
import { isEditableHref } from '../../markdown/schema/text-marks.ts'
import { usePage } from '../page-values/page-context.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { Choice } from './choice-input.tsx'
import type { EditorDialogProps } from './editor-dialog-props.ts'

/** Sets, changes or removes a link: to a page by its title, a file of the college, or any address. */
export const LinkDialog = ({ editor, onClose }: EditorDialogProps) => {
  const t = useTranslate()
  const { tree, files } = usePage()
  const choices = useMemo(
    () => [
      ...pageChoices(tree, ''),
      ...fileChoices(
        t,
        files.map(({ path }) => path),
      ),
    ],
    [t, tree, files],
  )
  const href = String(editor.getAttributes('link').href ?? '')
  const { empty } = editor.state.selection
  const answer = (typed: string) => {
    const address = completeUrl(typed)
    onClose()
    const words = editor.chain().focus().extendMarkRange('link')
    const title = choices.find(({ value }) => value === address)?.label ?? address
    const link = { type: 'link', attrs: { href: address } }
    if (address === '') words.unsetMark('link').run()
    // Without selected words the page's title becomes the text.
    else if (empty && href === '') words.insertContent({ type: 'text', text: title, marks: [link] }).run()
    else words.setMark('link', link.attrs).run()
  }
  return (
    <ChoiceDialog
      title={t('Link')}
      label={t('Page or address')}
      hint={t(
        'Search a page by its title, or write an address or an e-mail address. Leave it empty for no link.',
      )}
      action={href === '' ? t('Link') : t('Change')}
      choices={choices}
      initial={choices.find(({ value }) => value === href)?.label ?? href}
      isFree
      check={(typed) => checkLink(t, completeUrl(typed), choices)}
      onAnswer={answer}
      onClose={onClose}
    />
  )
}

const pageChoices = (entries: readonly ContentTreeEntry[], group: string): Choice[] =>
  entries.flatMap(({ title, address, entries: inner }) => [
    ...(address !== null && address.startsWith('/')
      ? [{ value: address, label: title, detail: address, group }]
      : []),
    ...pageChoices(inner, group || title),
  ])

const fileChoices = (t: TranslateFunction, paths: readonly string[]): Choice[] =>
  paths
    .filter((path) => /^(?:files|monographs)\/.*\.(?!md$)\w+$/.test(path))
    .map((path) => ({ value: path, label: path.replace(/^.*\//, ''), detail: path, group: t('Files') }))

/** People leave the protocol out: `www.example.org` and `office@example.org` are meant as a page and a letter. */
export const completeUrl = (typed: string): string => {
  const address = typed.trim()
  if (address === '' || isSafeLink(address)) return address
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]|$)/i.test(address) && !/\.(pdf|svg|docx?|xlsx?)$/i.test(address)
    ? `https://${address}`
    : address
}

const checkLink = (t: TranslateFunction, address: string, choices: readonly Choice[]): string | undefined => {
  if (address === '') return undefined
  const isKnown = choices.some(({ value }) => value === address.replace(/[?#].*$/, ''))
  if (address.startsWith('/')) return isKnown ? undefined : t('The site has no page with this address.')
  if (isSafeLink(address) || address.includes('{{')) return undefined
  return isKnown && isEditableHref(address)
    ? undefined
    : t('A link must lead to a web page, an e-mail address, a telephone number or a page of this site.')
}
