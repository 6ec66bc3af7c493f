import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses an action in the menu of a record or a list, or in the menu of its selected rows. */
export const chooseInMenu = async ({ user }: { user: UserEvent }, name: string | RegExp): Promise<void> => {
  const menus = await screen.findAllByRole('button', { name: /^More/ })
  await user.click(menus.at(-1)!)
  await user.click(await screen.findByRole('menuitem', { name }))
}
