import { pages } from '@kampana/shared/resources/pages'
import type { RaRecord } from 'react-admin'
import { useTree } from '@kampana/engine-admin/screens/tree/use-tree'

/** School of a program by its page's title, or by its address if the page can't be read. */
export const ProgramSchool = ({ record }: { record: RaRecord }) => {
  const { tree, error } = useTree(pages)
  const page = tree?.byId.values().find(({ address }) => address === record['school'])
  return tree || error ? String(page?.['title'] ?? record['school']) : null
}
