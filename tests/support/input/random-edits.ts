import * as fc from 'fast-check'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Texts = Map<string, string | null>

const pages = [
  'pages/about-us/history.md',
  'pages/about-us/directory.md',
  'pages/admission.md',
  'pages/academics/school-of-fisheries.md',
  'privacy-notice.md',
]
const lists = ['data/history.yaml', 'data/admission.yaml']
const menus = 'site-map.yaml'
/** So many pages are new at once; the menu has no room for more. */
const mostNew = 20

const words = fc
  .stringMatching(/^[A-Za-zñÑéüŋ0-9 ,.()!?“”’🎓–]{1,40}$/u)
  .map((text) => `So ${text.trim()} it was`)
const edit = fc.record({
  kind: fc.constantFrom('block', 'end', 'value', 'remark', 'new', 'new', 'rename', 'delete', 'revert'),
  page: fc.constantFrom(...pages),
  list: fc.constantFrom(...lists),
  words,
  which: fc.nat(),
})
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never

/** The texts that staff have published over a folder's files after so many edits; null for files that they have deleted. */
export const randomEdits = (folder: string, { seed, count }: { seed: number; count: number }): Texts => {
  const texts: Texts = new Map()
  const added: string[] = []
  const original = (path: string): string | null =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null
  const live = (path: string): string => texts.get(path) ?? original(path) ?? ''
  const put = (path: string, text: string): unknown => texts.set(path, text)
  const takeAway = (path: string): unknown =>
    original(path) === null ? texts.delete(path) : texts.set(path, null)
  const menuLine = (name: string): string => `  - { title: ${name}, path: /${name} }\n`
  const rename = (name: string, to: string): void => {
    put(`pages/${to}.md`, live(`pages/${name}.md`))
    takeAway(`pages/${name}.md`)
    put(menus, live(menus).replace(menuLine(name), menuLine(to)))
    added.splice(added.indexOf(name), 1, to)
  }
  let number = 0
  const perform: Record<Edit['kind'], (edit: Edit) => void> = {
    block: ({ page, words, which }) => {
      const blocks = live(page).split('\n\n')
      // The last ones were written by former edits.
      const own = blocks.flatMap((block, index) => (block.startsWith('So ') ? [index] : []))
      const index = own[which % (own.length || 1)]
      if (index === undefined) return
      blocks[index] = words
      put(page, blocks.join('\n\n'))
    },
    end: ({ page, words, which }) =>
      put(page, `${live(page)}\n\n${words}${['', '\n', '  \n\n\n'][which % 3]}`),
    value: ({ words }) =>
      put(
        'data/history.yaml',
        live('data/history.yaml').replace(/^founder: .*$/m, `founder: ${JSON.stringify(words)}`),
      ),
    remark: ({ list, words, which }) => put(list, `${live(list)}${which % 2 ? '' : '\n'}# ${words}\n`),
    new: ({ words }) => {
      if (added.length === mostNew) return
      const name = `new-${++number}`
      put(`pages/${name}.md`, `---\ntitle: ${name}\ndescription: ${JSON.stringify(words)}\n---\n\n${words}\n`)
      put(menus, live(menus).replace(/^menu:\n/m, `menu:\n${menuLine(name)}`))
      added.push(name)
    },
    rename: ({ which }) => {
      const name = added[which % (added.length || 1)]
      if (name !== undefined) rename(name, `new-${++number}`)
    },
    delete: ({ which }) => {
      const [name] = added.splice(which % (added.length || 1), 1)
      if (name === undefined) return
      takeAway(`pages/${name}.md`)
      put(menus, live(menus).replace(menuLine(name), ''))
    },
    revert: ({ page }) => put(page, original(page) ?? ''),
  }
  for (const each of fc.sample(edit, { seed, numRuns: count })) perform[each.kind](each)
  return texts
}
