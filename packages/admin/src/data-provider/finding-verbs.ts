import type { Api } from '@kampana/shared/api/api'
import { findingApi, type FindingApi } from '@kampana/shared/api/finding-api'
import type { Resource } from '@kampana/shared/resource'
import type { Identifier } from 'react-admin'
import { toFormError } from './errors.ts'

/** The trash, authors and named views of lists. */
export interface FindingVerbs {
  getTrash: FindingApi['trash']
  getAuthors: FindingApi['authors']
  getColleagues: FindingApi['colleagues']
  /** What shows a picture, or links to the page of a record, also in drafts and in the trash. */
  getUses: FindingApi['uses']
  /** Says that one has a record's form open. Returns the names of the others who have. */
  getEditors: (resource: string, id: Identifier) => ReturnType<FindingApi['editors']>
  leaveForm: (resource: string, id: Identifier) => ReturnType<FindingApi['leaveForm']>
  getParts: FindingApi['parts']
  getSection: FindingApi['section']
  getDeadAddresses: FindingApi['deadAddresses']
  getListViews: FindingApi['listViews']
  /** Keeps or changes a view. Rejects with texts by field. Returns what the server said. */
  saveListView: FindingApi['saveListView']
  deleteListView: FindingApi['deleteListView']
  /** What would be wrong with rows of a file, without writing anything. */
  checkImport: FindingApi['checkImport']
  /** Makes a record of each row, all or none. */
  importRows: FindingApi['importRows']
  undoImport: FindingApi['undoImport']
}

export const findingVerbs = ({ client }: Api, named: (name: string) => Resource): FindingVerbs => {
  const {
    trash,
    authors,
    colleagues,
    uses,
    editors,
    leaveForm,
    parts,
    section,
    deadAddresses,
    listViews,
    saveListView,
    deleteListView,
    ...imports
  } = findingApi(client)
  return {
    getTrash: trash,
    getAuthors: authors,
    getColleagues: colleagues,
    getUses: uses,
    getEditors: (name, id) => editors(named(name), id),
    leaveForm: (name, id) => leaveForm(named(name), id),
    getParts: parts,
    getSection: section,
    getDeadAddresses: deadAddresses,
    getListViews: listViews,
    saveListView: (name, view) => saveListView(name, view).catch(toFormError(named(name))),
    deleteListView,
    ...imports,
  }
}
