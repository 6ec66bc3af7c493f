/** Closes the menus, which are `details` elements, on a click outside and on Escape. */
export const closeMenusOnOutsideClick = (): void => {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.menu')))
      for (const menu of openMenus()) menu.open = false
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      // Closing the menu would lose focus inside it.
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  })
}

/** Closes every menu, including the popover on narrow screens, after a navigation. */
export const closeMenus = (): void => {
  for (const menu of openMenus()) menu.open = false
  const menu = document.querySelector<HTMLElement>('#menu')
  if (menu && 'hidePopover' in menu) menu.hidePopover()
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('.menu details[open]')
