import { administrator } from '../tests/support/people/accounts.ts'

/** Signs the administrator in. Returns a function that sends requests. */
export const signIn = async (origin: string) => {
  const cookies = new Map<string, string>()
  const keep = (answer: Response): Response => {
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1).join().split('=')
      cookies.set(name, value)
    }
    return answer
  }
  keep(await fetch(`${origin}/sanctum/csrf-cookie`))
  const call = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(
          [...cookies].find(([name]) => name.endsWith('XSRF-TOKEN'))?.[1] ?? '',
        ),
      },
      body: JSON.stringify(body),
    })
    if (!keep(answer).ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  await call('/login', { username: administrator.username, password: administrator.password })
  return call
}
