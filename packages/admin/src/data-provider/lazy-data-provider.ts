import { loadChunk } from '../chunks/load-chunk.ts'
import type { ProductDataProvider } from '../data-provider.ts'
import type { ChangeVerbs } from './change-verbs.ts'
import type { FindingVerbs } from './finding-verbs.ts'

/**
 * A data provider whose chunk is fetched with its first call: login does without it. A verb that is missing here, or that the
 * provider doesn't have, doesn't compile.
 */
export const lazyDataProvider = (load: () => Promise<ProductDataProvider>): ProductDataProvider => {
  let loading: Promise<ProductDataProvider> | undefined
  const provider = () =>
    (loading ??= loadChunk(load).catch((error: unknown) => {
      // The next call tries again.
      loading = undefined
      throw error
    }))
  return {
    supportAbortSignal: true,
    getList: async (...given) => (await provider()).getList(...given),
    getOne: async (...given) => (await provider()).getOne(...given),
    getMany: async (...given) => (await provider()).getMany(...given),
    getManyReference: async (...given) => (await provider()).getManyReference(...given),
    create: async (...given) => (await provider()).create(...given),
    update: async (...given) => (await provider()).update(...given),
    updateMany: async (...given) => (await provider()).updateMany(...given),
    delete: async (...given) => (await provider()).delete(...given),
    deleteMany: async (...given) => (await provider()).deleteMany(...given),
    restore: async (...given) => (await provider()).restore(...given),
    uploadImage: async (...given) => (await provider()).uploadImage(...given),
    previewUpdate: async (...given) => (await provider()).previewUpdate(...given),
    previewRecord: async (...given) => (await provider()).previewRecord(...given),
    getPreviewLinks: async (...given) => (await provider()).getPreviewLinks(...given),
    makePreviewLink: async (...given) => (await provider()).makePreviewLink(...given),
    endPreviewLink: async (...given) => (await provider()).endPreviewLink(...given),
    uploadFile: async (...given) => (await provider()).uploadFile(...given),
    searchWebsite: async (...given) => (await provider()).searchWebsite(...given),
    uploadSlide: async (...given) => (await provider()).uploadSlide(...given),
    moveSlide: async (...given) => (await provider()).moveSlide(...given),
    getLongFields: async (...given) => (await provider()).getLongFields(...given),
    getRecordVersions: async (...given) => (await provider()).getRecordVersions(...given),
    getRecordVersion: async (...given) => (await provider()).getRecordVersion(...given),
    putBack: async (...given) => (await provider()).putBack(...given),
    uploadPicture: async (...given) => (await provider()).uploadPicture(...given),
    getPictureShape: async (...given) => (await provider()).getPictureShape(...given),
    shapePicture: async (...given) => (await provider()).shapePicture(...given),
    addSlidesOf: async (...given) => (await provider()).addSlidesOf(...given),
    getPictureAt: async (...given) => (await provider()).getPictureAt(...given),
    replacePicture: async (...given) => (await provider()).replacePicture(...given),
    ...lazyFindingVerbs(provider),
    ...lazyChangeVerbs(provider),
    getMessageThread: async (...given) => (await provider()).getMessageThread(...given),
    getFigures: async (...given) => (await provider()).getFigures(...given),
    getRecordFigures: async (...given) => (await provider()).getRecordFigures(...given),
    getFirstSteps: async (...given) => (await provider()).getFirstSteps(...given),
    actMany: async (...given) => (await provider()).actMany(...given),
    moveInTree: async (...given) => (await provider()).moveInTree(...given),
    act: async (...given) => (await provider()).act(...given),
  }
}

const lazyFindingVerbs = (provider: () => Promise<FindingVerbs>): FindingVerbs => ({
  getTrash: async (...given) => (await provider()).getTrash(...given),
  getColleagues: async (...given) => (await provider()).getColleagues(...given),
  getParts: async (...given) => (await provider()).getParts(...given),
  getDeadAddresses: async (...given) => (await provider()).getDeadAddresses(...given),
  getUses: async (...given) => (await provider()).getUses(...given),
  getEditors: async (...given) => (await provider()).getEditors(...given),
  leaveForm: async (...given) => (await provider()).leaveForm(...given),
  getAuthors: async (...given) => (await provider()).getAuthors(...given),
  getListViews: async (...given) => (await provider()).getListViews(...given),
  saveListView: async (...given) => (await provider()).saveListView(...given),
  checkImport: async (...given) => (await provider()).checkImport(...given),
  importRows: async (...given) => (await provider()).importRows(...given),
  undoImport: async (...given) => (await provider()).undoImport(...given),
  deleteListView: async (...given) => (await provider()).deleteListView(...given),
})

const lazyChangeVerbs = (provider: () => Promise<ChangeVerbs>): ChangeVerbs => ({
  getRecordChanges: async (...given) => (await provider()).getRecordChanges(...given),
  getRecordChange: async (...given) => (await provider()).getRecordChange(...given),
  beginRecordChange: async (...given) => (await provider()).beginRecordChange(...given),
  getRecordDraft: async (...given) => (await provider()).getRecordDraft(...given),
  saveRecordDraft: async (...given) => (await provider()).saveRecordDraft(...given),
  discardRecordDraft: async (...given) => (await provider()).discardRecordDraft(...given),
  actOnRecordChange: async (...given) => (await provider()).actOnRecordChange(...given),
  noteRecordChange: async (...given) => (await provider()).noteRecordChange(...given),
  discardRecordChange: async (...given) => (await provider()).discardRecordChange(...given),
})
