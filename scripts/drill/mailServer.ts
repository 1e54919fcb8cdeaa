/** A mail server of the drill's own, which takes every mail, says nothing, or is not there. */
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { freePort } from '../bench/started.ts'

/** Starts it, away at first; `taken` are the recipients of what it took, once for each mail. */
export async function mailServer() {
  const port = await freePort()
  const taken: string[] = []
  const open = new Set<Socket>()
  let silent = false
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    if (!silent) converse(socket, (to) => taken.push(to))
  })
  const away = async () => {
    for (const socket of open) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  const comes = async (isSilent: boolean) => {
    await away()
    silent = isSilent
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    away,
    /** Takes connections and says nothing. */
    hang: () => comes(true),
    work: () => comes(false),
    waiting: () => open.size,
  }
}

/** As much of SMTP as a mail needs. */
function converse(socket: Socket, take: (recipient: string) => void) {
  let [recipient, inData] = ['', false]
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 drill')
  createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
    if (inData) {
      if (line !== '.') return
      inData = false
      take(recipient)
      say('250 taken')
    } else if (/^DATA/i.test(line)) {
      inData = true
      say('354 go on')
    } else if (/^QUIT/i.test(line)) {
      socket.end('221 bye\r\n')
    } else {
      recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? recipient
      say('250 yes')
    }
  })
}
