import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A mail server that closes the connection after each complete e-mail, before or after it acknowledges the e-mail. Returns the
 * e-mails.
 */
export const dyingMailServer = async (dies: 'having said so' | 'before it says so') => {
  const taken: string[] = []
  const server = createServer((socket) => {
    let said = ''
    let isLetter = false
    socket.write('220 mail.example\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      said += String(chunk)
      if (!said.endsWith(isLetter ? '\r\n.\r\n' : '\r\n')) return
      if (isLetter) {
        taken.push(said)
        socket.write(dies === 'having said so' ? '250 taken\r\n' : '', () => socket.destroy())
      } else {
        isLetter = said.startsWith('DATA')
        said = ''
        socket.write(isLetter ? '354 go on\r\n' : '250 mail.example\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, taken }
}
