import type { Api } from '@kampana/shared/api/api'
import { callsOf, type CallInput } from '@kampana/engine-declare/calls/calls-of'
import { updatePreviewCalls } from '@kampana/shared/calls/update-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import type { CustomActionOf } from '@kampana/shared/resources/index'
import type { Identifier } from 'react-admin'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import type { EngineDataProvider } from '@kampana/engine-admin/data-provider'
import type { UploadOptions } from '@kampana/engine-admin/data-provider/custom-verbs'
import { toRequestBody } from '@kampana/engine-admin/data-provider/input-values'
import { createdIds } from '@kampana/engine-admin/data-provider/reply'

/** API calls of the product, in addition to the engine's calls for every resource. */
interface ProductVerbs {
  /** Preview of an update on the site from a form's values. Returns the HTML of a whole page. */
  previewUpdate: (values: Readonly<Record<string, unknown>>) => Promise<string>
  /** Adds one slide. Returns its id if the server sends it. Rejects with the validation errors under `errors`. */
  uploadSlide: (picture: File, alt: string, options: UploadOptions) => Promise<number[]>
}

type PreviewBody = CallInput<typeof updatePreviewCalls.preview>['body']

/** The engine's data provider with the product's verbs and typed custom actions. */
export type ProductDataProvider = Omit<EngineDataProvider, 'act'> &
  ProductVerbs & {
    act: <N extends string>(
      resource: N,
      action: CustomActionOf<N>,
      id: Identifier,
      values?: Readonly<Record<string, unknown>>,
    ) => Promise<string | undefined>
  }

/** The product's verbs over the shared client. `named` finds a resource's declaration. */
export const productVerbs = (api: Api, named: (name: string) => Resource): ProductVerbs => ({
  previewUpdate: async (values) => {
    const body = toRequestBody(named('updates'), values, 'create') as PreviewBody
    return (await callsOf(api.client, updatePreviewCalls).preview({ body })).data.html
  },
  uploadSlide: async (picture, alt, options) =>
    createdIds((await api.uploadSlides([picture], capabilities().media ? [alt] : [], options)).body),
})
