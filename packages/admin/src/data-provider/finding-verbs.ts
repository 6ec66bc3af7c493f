import type { Api } from '@kampana/shared/api/api'
import { findingApi, type FindingApi } from '@kampana/shared/api/finding-api'
import type { Resource } from '@kampana/shared/resource'
import type { Identifier } from 'react-admin'
import { toFormError } from './errors.ts'

/** Calls for the trash, authors and saved views of lists. */
export interface FindingVerbs {
  getAuthors: FindingApi['authors']
  getColleagues: FindingApi['colleagues']
  /** Records that show an image or link to a record's page, including drafts and trash. */
  getUses: FindingApi['uses']
  /** Reports that the person has a record's form open. Returns the names of others who have it open. */
  getPresence: (resource: string, id: Identifier) => ReturnType<FindingApi['presence']>
  leaveForm: (resource: string, id: Identifier) => ReturnType<FindingApi['leaveForm']>
  getSections: FindingApi['sections']
  getSection: FindingApi['section']
  getDeadAddresses: FindingApi['deadAddresses']
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
  const {
    authors,
    colleagues,
    uses,
    presence,
    leaveForm,
    sections,
    section,
    deadAddresses,
    savedViews,
    putSavedView,
    deleteSavedView,
    ...imports
  } = findingApi(client)
  return {
    getAuthors: authors,
    getColleagues: colleagues,
    getUses: uses,
    getPresence: (name, id) => presence(named(name), id),
    leaveForm: (name, id) => leaveForm(named(name), id),
    getSections: sections,
    getSection: section,
    getDeadAddresses: deadAddresses,
    getSavedViews: savedViews,
    putSavedView: (name, view) => putSavedView(name, view).catch(toFormError(named(name))),
    deleteSavedView,
    ...imports,
  }
}
