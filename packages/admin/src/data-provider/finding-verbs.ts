import type { Api } from '@kampana/shared/api/api'
import { findingApi, type FindingApi } from '@kampana/shared/api/finding-api'
import type { Resource } from '@kampana/shared/resource'
import { toFormError } from './errors.ts'

/** Calls for saved views and imports of lists. */
export interface FindingVerbs {
  getSavedViews: FindingApi['savedViews']
  /** Saves or changes a saved view. Rejects with validation errors by field. Returns the server's message. */
  putSavedView: FindingApi['putSavedView']
  deleteSavedView: FindingApi['deleteSavedView']
  /** Validates the rows of a file without writing anything. */
  checkImport: FindingApi['checkImport']
  /** Creates a record from each row, all or none. */
  importRows: FindingApi['importRows']
  undoImport: FindingApi['undoImport']
}

export const findingVerbs = ({ client }: Api, named: (name: string) => Resource): FindingVerbs => {
  const { savedViews, putSavedView, deleteSavedView, ...imports } = findingApi(client)
  return {
    getSavedViews: savedViews,
    putSavedView: (name, view) => putSavedView(name, view).catch(toFormError(named(name))),
    deleteSavedView,
    ...imports,
  }
}
