import { alertsApi } from '@kampana/shared/api/alerts'
import type { Api } from '@kampana/shared/api/api'
import { formerDraftsApi } from '@kampana/shared/api/former-drafts-api'
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

/** What the dashboard asks of the server beyond what the engine does with any resource. */
interface ProductVerbs extends PictureVerbs {
  /** How often the site's pages were read lately; null where nothing is counted. */
  getFigures: ReturnType<typeof homeApi>['figures']
  /** How often a record's page was read. */
  getRecordFigures: ReturnType<typeof homeApi>['recordFigures']
  /** How many receive class notices, by what they chose. */
  getSubscriberCounts: ReturnType<typeof homeApi>['subscriberCounts']
  /** Which of a new college's first steps are done. */
  getFirstSteps: ReturnType<typeof homeApi>['firstSteps']
  /** The roles that do less since an upgrade; takes one off that list. */
  getRoleLosses: ReturnType<typeof homeApi>['roleLosses']
  reviewRole: ReturnType<typeof homeApi>['reviewRole']
  /** The drafts that the upgrade could not convert; dismisses one. */
  getFormerDrafts: ReturnType<typeof formerDraftsApi>['list']
  dismissFormerDraft: ReturnType<typeof formerDraftsApi>['dismiss']
  /** How the site would show an update, from a form's values. Returns a whole page's HTML. */
  previewUpdate: (values: Readonly<Record<string, unknown>>) => Promise<string>
  /** The links to previews of an update that still work; makes one, which tells its address this once; ends one. */
  getPreviewLinks: (id: Identifier) => Promise<PreviewLink[]>
  makePreviewLink: (id: Identifier) => Promise<PreviewLink & { url: string }>
  endPreviewLink: (id: number) => Promise<void>
  /** Adds one slide. Returns its id where the server tells. Rejects with the refusal's texts under `errors`. */
  uploadSlide: (picture: File, alt: string, options: UploadOptions) => Promise<number[]>
  /** Puts a slide behind another one; first where that is null. Returns what the server said. */
  moveSlide: (id: number, after: number | null) => Promise<string | undefined>
  /** To how many mailboxes a class notice would go. */
  estimateAlert: ReturnType<typeof alertsApi>['estimate']
  /** Invites addresses to class notices. Resolves to what the server said. */
  inviteFamilies: ReturnType<typeof alertsApi>['invite']
  /** Answers to a visitor's message, and notes on it. */
  getMessageThread: ReturnType<typeof messagesApi>['thread']
}

/** The engine's data provider with the product's verbs, which knows the custom actions of its resources by name. */
export type ProductDataProvider = Omit<EngineDataProvider, 'act'> &
  ProductVerbs & {
    act: <N extends string>(
      resource: N,
      action: CustomActionOf<N>,
      id: Identifier,
      values?: Readonly<Record<string, unknown>>,
    ) => Promise<string | undefined>
  }

/** The product's verbs over the shared client; `named` finds a resource's declaration. */
export const productVerbs = (api: Api, named: (name: string) => Resource): ProductVerbs => ({
  getFigures: () => homeApi(api.client).figures(),
  getRecordFigures: (name, id) => homeApi(api.client).recordFigures(name, id),
  getSubscriberCounts: () => homeApi(api.client).subscriberCounts(),
  getFirstSteps: () => homeApi(api.client).firstSteps(),
  getRoleLosses: () => homeApi(api.client).roleLosses(),
  reviewRole: (id) => homeApi(api.client).reviewRole(id),
  getFormerDrafts: () => formerDraftsApi(api.client).list(),
  dismissFormerDraft: (id) => formerDraftsApi(api.client).dismiss(id),
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
