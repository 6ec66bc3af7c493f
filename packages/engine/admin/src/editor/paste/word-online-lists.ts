import { nestListItems, type FlatItem } from './nest-list-items.ts'

/**
 * Nests the lists of Word for the web, which starts a new list at each level change. Each list is in a separate `div`.
 * Attributes contain the item's level and position.
 */
export const listsFromWordOnline = (body: HTMLElement): void => {
  const lists = [...body.querySelectorAll<HTMLElement>('ol, ul')].filter(isFlatList)
  for (const list of lists) {
    const wrapper = list.parentElement
    if (wrapper?.localName === 'div') wrapper.replaceWith(...wrapper.childNodes)
  }
  let run: HTMLElement[] = []
  for (const list of lists) {
    run.push(list)
    const next = list.nextElementSibling
    if (next instanceof HTMLElement && lists.includes(next)) continue
    run[0]?.before(...nestListItems(run.flatMap(toItems)))
    for (const each of run) each.remove()
    run = []
  }
}

const isFlatList = (list: HTMLElement): boolean =>
  list.firstElementChild instanceof HTMLLIElement && list.firstElementChild.dataset['ariaLevel'] !== undefined

const toItems = (list: HTMLElement): FlatItem[] =>
  [...list.querySelectorAll<HTMLLIElement>(':scope > li')].map((item, index) => ({
    item,
    level: Number(item.dataset['ariaLevel'] ?? 1),
    numberings:
      list instanceof HTMLOListElement
        ? [{ type: list.type || '1', position: Number(item.dataset['ariaPosinset'] ?? list.start + index) }]
        : [],
  }))
