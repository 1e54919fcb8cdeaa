/** A way to a database as if it stood in another building: bytes take half of the round trip in each direction. */
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './started.ts'

/** The address of the database behind the way, whose round trip takes so many milliseconds. */
export async function farFrom(url: string, roundTrip: number): Promise<{ url: string; close: () => void }> {
  const near = new URL(url)
  const port = await freePort()
  const carry = (from: Socket, to: Socket) => {
    const later = (work: () => void) => setTimeout(work, roundTrip / 2)
    from.setNoDelay(true)
    from.on('data', (bytes: Buffer) => later(() => to.write(bytes)))
    from.on('close', () => later(() => to.destroy()))
    from.on('error', () => {})
  }
  const way = createServer((here) => {
    const there = connect(Number(near.port || 5_432), near.hostname)
    carry(here, there)
    carry(there, here)
  })
  await new Promise<void>((resolve) => way.listen(port, '127.0.0.1', resolve))
  const far = new URL(url)
  far.hostname = '127.0.0.1'
  far.port = String(port)
  return { url: far.href, close: () => void way.close() }
}
