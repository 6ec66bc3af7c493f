/** Menus open and close by themselves; with script, a click elsewhere and Escape close them too. */
export const closeMenusOnOutsideClick = (): void => {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.menu')))
      for (const menu of openMenus()) menu.open = false
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      // Whoever was inside goes on from the word that opened it.
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  })
}

/** Closes every menu, also the one that covers a phone's screen: another page is shown now. */
export const closeMenus = (): void => {
  for (const menu of openMenus()) menu.open = false
  const menu = document.querySelector<HTMLElement>('#menu')
  if (menu && 'hidePopover' in menu) menu.hidePopover()
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('.menu details[open]')
