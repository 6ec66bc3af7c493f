import { alertsApi } from '@kampana/shared/api/alerts'
import type { Api } from '@kampana/shared/api/api'
import { homeApi } from '@kampana/shared/api/home-api'
import { messagesApi } from '@kampana/shared/api/messages-api'
import type { PreviewLink } from '@kampana/shared/api/preview-links-api'
import { previewLinksApi } from '@kampana/shared/api/preview-links-api'
import type { Resource } from '@kampana/shared/resource'
import type { CustomActionOf } from '@kampana/shared/resources/index'
import type { Identifier } from 'react-admin'
import { capabilities } from '../back-end/capabilities.ts'
import type { EngineDataProvider } from '../data-provider.ts'
import type { UploadOptions } from '../data-provider/custom-verbs.ts'
import { toRequestBody } from '../data-provider/input-values.ts'
import { createdIds } from '../data-provider/reply.ts'
import { pictureVerbs, type PictureVerbs } from './picture-verbs.ts'

/** API calls of the product, in addition to the engine's calls for every resource. */
interface ProductVerbs extends PictureVerbs {
  /** Number of recipients of class notices, by their choices. */
  getSubscriberCounts: ReturnType<typeof homeApi>['subscriberCounts']
  /** Roles that lost permissions in an upgrade. `reviewRole` removes one from the list. */
  getRoleLosses: ReturnType<typeof homeApi>['roleLosses']
  reviewRole: ReturnType<typeof homeApi>['reviewRole']
  /** Preview of an update on the site from a form's values. Returns the HTML of a whole page. */
  previewUpdate: (values: Readonly<Record<string, unknown>>) => Promise<string>
  /** Valid preview links of an update. Making a link returns its address, which is shown only once. */
  getPreviewLinks: (id: Identifier) => Promise<PreviewLink[]>
  makePreviewLink: (id: Identifier) => Promise<PreviewLink & { url: string }>
  endPreviewLink: (id: number) => Promise<void>
  /** Adds one slide. Returns its id if the server sends it. Rejects with the validation errors under `errors`. */
  uploadSlide: (picture: File, alt: string, options: UploadOptions) => Promise<number[]>
  /** Moves a slide behind another one, or to the front if `after` is null. Returns the server's message. */
  moveSlide: (id: number, after: number | null) => Promise<string | undefined>
  /** Estimates the number of mailboxes that a class notice would reach. */
  estimateAlert: ReturnType<typeof alertsApi>['estimate']
  /** Invites addresses to class notices. Resolves to the server's message. */
  inviteFamilies: ReturnType<typeof alertsApi>['invite']
  /** Answers to a visitor's message, and notes about it. */
  getMessageThread: ReturnType<typeof messagesApi>['thread']
}

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
  getSubscriberCounts: () => homeApi(api.client).subscriberCounts(),
  getRoleLosses: () => homeApi(api.client).roleLosses(),
  reviewRole: (id) => homeApi(api.client).reviewRole(id),
  previewUpdate: (values) => api.previewUpdate(toRequestBody(named('updates'), values, 'create')),
  getPreviewLinks: (id) => previewLinksApi(api.client).list(id),
  makePreviewLink: (id) => previewLinksApi(api.client).make(id),
  endPreviewLink: (id) => previewLinksApi(api.client).end(id),
  uploadSlide: async (picture, alt, options) =>
    createdIds((await api.uploadSlides([picture], capabilities().media ? [alt] : [], options)).body),
  moveSlide: (id, after) => api.moveSlide(id, after).then(({ message }) => message),
  estimateAlert: (audience) => alertsApi(api.client).estimate(audience),
  inviteFamilies: (values) => alertsApi(api.client).invite(values),
  getMessageThread: (id) => messagesApi(api.client).thread(id),
  ...pictureVerbs(api),
})
