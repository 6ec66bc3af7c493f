import { readAccount, type Account } from '@kampana/engine-declare/api/account'
import type { CallOptions, Client } from '@kampana/engine-declare/api/http/client'
import type {
  loginForm,
  passwordForm,
  profileForm,
  registerForm,
  resetForm,
  Payload,
} from '@kampana/engine-declare/forms/forms'
import { asDeclared, isObject, parseRecord, parseText } from '@kampana/engine-declare/api/http/reply'
import { createSender } from '@kampana/engine-declare/api/http/sender'
import type { UploadedFile } from '@kampana/engine-declare/media/file'

type Options = Pick<CallOptions, 'signal' | 'onProgress' | 'asVisitor'>

/** Calls of people with an account; the public site has none of them. */
export const staffApi = (client: Client) => {
  const send = createSender(client)
  return {
    login: ({
      remember,
      ...credentials
    }: Payload<typeof loginForm> & { remember?: boolean; code?: string }) =>
      // Laravel reads `remember: false` as true, so it is only sent if it is true.
      send('POST', '/login', remember ? { ...credentials, remember } : credentials, asGuest),
    logout: () => send('POST', '/logout'),
    register: (payload: Payload<typeof registerForm>) => send('POST', '/register', payload, asGuest),
    requestReset: (email: string) => send('POST', '/password/email', { email }, asGuest),
    reset: (payload: Payload<typeof resetForm>) => send('POST', '/password/reset', payload, asGuest),
    resendVerification: () => send('POST', '/email/resend'),
    account: async (options?: Options) =>
      readAccount(parseRecord<Account>(await client.call('/api/user', options), asDeclared)),
    editProfile: (id: number, payload: Payload<typeof profileForm>) =>
      send('PUT', `/api/profile/${id}`, payload),
    changePassword: (id: number, payload: Payload<typeof passwordForm>) =>
      send('PUT', `/api/password/update/${id}`, payload),
    uploadSlides: (files: readonly File[], alts: readonly string[] = [], options?: Options) =>
      send('POST', '/api/slides', form({ 'slides[]': files, 'alts[]': alts }), options),
    /** Uploads an image. Returns its address. */
    uploadImage: async (image: File, options?: Options): Promise<string> =>
      parseText(await send('POST', '/api/image', form({ image: [image] }), options), 'link'),
    uploadFile: async (file: File, options?: Options): Promise<UploadedFile> => {
      const reply = await send('POST', '/api/file', form({ file: [file] }), options)
      const pages = isObject(reply.body) ? reply.body.pages : undefined
      return {
        name: file.name,
        link: parseText(reply, 'link'),
        ...(typeof pages === 'number' && { pages }),
      }
    },
  }
}

const asGuest = { asGuest: true }

const form = (parts: Readonly<Record<string, readonly (string | File)[]>>): FormData => {
  const data = new FormData()
  for (const [name, values] of Object.entries(parts)) for (const value of values) data.append(name, value)
  return data
}
