import { instant } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks } from '../crud/hooks.ts'
import { serveLibraryUpload } from '../media/library-upload.ts'

/** Pictures come by uploads, and take-down vanishes them for everybody. */
export const pictureHooks = (context: AppContext): ResourceHooks<'pictures'> => ({
  computedColumns: (record, old) =>
    old && record.status !== old.status
      ? { taken_down_at: record.status === 'taken-down' ? instant(context.now()) : null }
      : {},
  routes: (app, store) => {
    void app.register((files) => serveLibraryUpload(files, context, store.find))
  },
})
