import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openConnection } from './mail-connection.ts'

/** A mail server that stops answering after a command. */
const hangingServer = async (at: string): Promise<string> => {
  const server = createServer((socket) => {
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    let isHanging = at === ''
    if (!isHanging) socket.write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      const said = String(chunk)
      isHanging ||= said.includes(at)
      if (!isHanging) socket.write(said.startsWith('DATA') ? '354 go on\r\n' : '250 mail.example\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const soon = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 }
const send = async (at: string) => {
  const settings = { mail: { url: await hangingServer(at) }, dataDir: '' } as Parameters<
    typeof openConnection
  >[0]
  const connection = await openConnection(settings, soon)
  onTestFinished(connection.close)
  const envelope = { id: 'alert-1-1', from: 'college@example.org', to: 'family@home.example' }
  return connection.send(envelope, 'Subject: No classes\r\n\r\nNo classes.')
}

test.each([
  ['MAIL FROM', false],
  ['RCPT TO', false],
  ['No classes.', true],
])(
  'mail connection: gives up an e-mail if the mail server hangs after %s (may have arrived: %s)',
  async (at, may) => {
    expect(await send(at)).toEqual({ kind: 'lost', reply: 'Timeout', mayHaveArrived: may })
  },
)

test.each(['', 'EHLO'])(
  'mail connection: reports a mail server that hangs at the greeting (%s) as unreachable',
  async (at) => {
    await expect(send(at)).rejects.toThrow(/timeout|never received/i)
  },
)
