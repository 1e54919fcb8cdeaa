/**
 * The questions of one connection are begun one after another. Node would begin all that it has read, and whoever asks for a
 * large file forty times and reads slowly had forty files opened and held in memory.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** So many questions may wait behind the one that is answered; browsers send none ahead. */
const most = 100

type Begin = (req: IncomingMessage, res: ServerResponse) => void

/** A listener for requests that calls `begin` when the answer before is over. */
export function inTurn(begin: Begin): Begin {
  const lines = new WeakMap<Socket, Parameters<Begin>[]>()
  const next = (socket: Socket) => {
    const [req, res] = lines.get(socket)?.shift() ?? []
    if (!req || !res || socket.destroyed) return void lines.delete(socket)
    res.once('close', () => next(socket))
    begin(req, res)
  }
  return (req, res) => {
    const line = lines.get(req.socket)
    if (line && line.length >= most) return void req.socket.destroy()
    if (line) return void line.push([req, res])
    lines.set(req.socket, [[req, res]])
    next(req.socket)
  }
}
