import type { Api } from '@kampana/shared/api/api'
import { findingApi, type FindingApi } from '@kampana/shared/api/finding-api'
import type { Resource } from '@kampana/shared/resource'
import type { Identifier } from 'react-admin'
import { toFormError } from './errors.ts'

/** Calls for the trash, authors and saved views of lists. */
export interface FindingVerbs {
  getTrash: FindingApi['trash']
  getAuthors: FindingApi['authors']
  getColleagues: FindingApi['colleagues']
  /** Records that show an image or link to a record's page, including drafts and trash. */
  getUses: FindingApi['uses']
  /** Reports that the person has a record's form open. Returns the names of others who have it open. */
  getEditors: (resource: string, id: Identifier) => ReturnType<FindingApi['editors']>
  leaveForm: (resource: string, id: Identifier) => ReturnType<FindingApi['leaveForm']>
  getParts: FindingApi['parts']
  getSection: FindingApi['section']
  getDeadAddresses: FindingApi['deadAddresses']
  getListViews: FindingApi['listViews']
  /** Saves or changes a saved view. Rejects with validation errors by field. Returns the server's message. */
  saveListView: FindingApi['saveListView']
  deleteListView: FindingApi['deleteListView']
  /** Validates the rows of a file without writing anything. */
  checkImport: FindingApi['checkImport']
  /** Creates a record from each row, all or none. */
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
