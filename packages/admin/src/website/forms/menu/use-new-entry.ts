import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { msg } from '../../../language/msg.ts'
import { useYamlForm } from '../../data-editor/form-context.ts'
import { valueAt } from '../../yaml/apply-edit.ts'
import { useMenuProps } from './menu-context.ts'
import { addressProblem, proposeAddress, textFile, type MenuRow } from './menu-tree.ts'

interface NewEntryValues {
  title: string
  /** `written`, `placeholder` or `link`. */
  kind: string
  /** The path of the entry above it, or `menu`. */
  under: string
  /** As it was typed; undefined while it follows the title. */
  address: string | undefined
}

/** The values of a new entry of the menu, and how it is added. */
export const useNewEntry = (rows: readonly MenuRow[]) => {
  const { editor } = useYamlForm()
  const { changeFile, readFile } = useMenuProps()
  const t = useTranslate()
  const [values, setValues] = useState<NewEntryValues>(empty)
  const { title, kind } = values
  const isLink = kind === 'link'
  const parent = rows.find(({ path }) => path.join('.') === values.under)
  const address = values.address ?? (isLink ? 'https://' : proposeAddress(title, parent?.address))
  const problem = isLink ? linkProblem(address) : addressProblem(editor.value, address)
  const isUntouched = title === '' && values.address === undefined
  const add = () => {
    const name = title.trim()
    const page = { title: name, path: address, ...(kind === 'placeholder' && { placeholder: true }) }
    const value = isLink ? { title: name, href: address } : page
    const list = parent ? [...parent.path, 'pages'] : ['menu']
    const siblings = valueAt(editor.value, list)
    const index = Array.isArray(siblings) ? siblings.length : 0
    editor.change(
      index === 0
        ? { type: 'set', path: list, value: [value] }
        : { type: 'insert', path: list, index, value },
    )
    if (kind === 'written' && readFile(textFile(address)) === undefined)
      changeFile(textFile(address), newPage(name))
  }
  return {
    values,
    set: (changes: Partial<NewEntryValues>) => setValues({ ...values, ...changes }),
    address,
    problem: isUntouched || problem === undefined ? undefined : t(problem),
    isReady: title.trim() !== '' && problem === undefined,
    add,
  }
}

const empty: NewEntryValues = { title: '', kind: 'written', under: 'menu', address: undefined }

const linkProblem = (address: string): string | undefined =>
  URL.canParse(address) && /^https?:/.test(address)
    ? undefined
    : msg('An address such as https://example.com/.')

/** The text that a page begins with. */
const newPage = (title: string): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(title)}\n---\n\n${title}\n`
