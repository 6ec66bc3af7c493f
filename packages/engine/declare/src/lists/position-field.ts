import type { Tree } from '../tree/tree.ts'

/** Field of a resource sorted by hand. Only the server sets it. */
export const sortPosition = 'sort_position'

/** The parts of a declaration that decide the order. */
interface Order {
  tree?: Tree
  byHand?: 'first' | 'last' | undefined
}

/** Field with a record's position in an order by hand: among its siblings in a tree, otherwise in the list. */
export const positionField = ({ tree, byHand }: Order): string | undefined =>
  tree?.place ?? (byHand && sortPosition)

/** Action whose permission moves a record. A tree has its own, because a move changes menus and sections. */
export const moveAction = ({ tree }: Order): 'move' | 'edit' => (tree ? 'move' : 'edit')
