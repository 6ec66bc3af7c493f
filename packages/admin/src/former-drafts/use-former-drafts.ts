import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ProductDataProvider } from '../product-verbs/product-verbs.ts'

/** Drafts that the upgrade couldn't convert. */
export const useFormerDrafts = () => {
  const { getFormerDrafts } = useDataProvider<ProductDataProvider>()
  return useQuery({ queryKey: ['former drafts'], queryFn: getFormerDrafts, retry: false })
}
