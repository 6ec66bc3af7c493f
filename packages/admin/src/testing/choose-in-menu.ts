import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses an action that lies in the menu of a record or a list, or in that of what is selected in it. */
export const chooseInMenu = async ({ user }: { user: UserEvent }, name: string | RegExp): Promise<void> => {
  const menus = await screen.findAllByRole('button', { name: /^More/ })
  await user.click(menus.at(-1)!)
  await user.click(await screen.findByRole('menuitem', { name }))
}
