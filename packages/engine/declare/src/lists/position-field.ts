import type { Resource } from '../resource.ts'

/** Field of a resource sorted by hand. Only the server sets it. */
export const sortPosition = 'sort_position'

/** Field with a record's position in an order by hand: among its siblings in a tree, otherwise in the list. */
export const positionField = ({ tree, byHand }: Pick<Resource, 'tree' | 'byHand'>): string | undefined =>
  tree?.place ?? (byHand && sortPosition)

/** Action whose permission moves a record. A tree has its own, because a move changes menus and sections. */
export const moveAction = ({ tree }: Pick<Resource, 'tree'>): 'move' | 'edit' => (tree ? 'move' : 'edit')
