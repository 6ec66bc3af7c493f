import type { Api } from '@kampana/shared/api/api'
import { findingApi, type FindingApi } from '@kampana/shared/api/finding-api'
import type { Resource } from '@kampana/shared/resource'
import { toFormError } from './errors.ts'

/** Calls for saved views of lists. */
export interface FindingVerbs {
  getSavedViews: FindingApi['savedViews']
  /** Saves or changes a saved view. Rejects with validation errors by field. Returns the server's message. */
  putSavedView: FindingApi['putSavedView']
  deleteSavedView: FindingApi['deleteSavedView']
}

export const findingVerbs = ({ client }: Api, named: (name: string) => Resource): FindingVerbs => {
  const { savedViews, putSavedView, deleteSavedView } = findingApi(client)
  return {
    getSavedViews: savedViews,
    putSavedView: (name, view) => putSavedView(name, view).catch(toFormError(named(name))),
    deleteSavedView,
  }
}
