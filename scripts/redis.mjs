// Debian's Redis for the time of a test run, a drill or a measurement, where it is installed: in memory alone.
import { spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

/** Starts one on a port; `{ url, pid, stop }`, or `{ absent }` with the reason why there is none. */
export async function startRedis(port) {
  if (spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status !== 0)
    return { absent: 'no Redis is installed' }
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
  const child = spawn('redis-server', args.map(String), { stdio: 'ignore' })
  const stop = () => {
    // One that was paused does not hear a signal that asks.
    child.kill('SIGKILL')
    process.off('exit', stop)
  }
  process.on('exit', stop)
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) break
    if (await answers(port)) return { url: `redis://127.0.0.1:${port}`, pid: child.pid, stop }
    await delay(50)
  }
  stop()
  return { absent: 'Redis did not start' }
}

/** Whether a PING is answered. */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.setTimeout(500, () => socket.destroy())
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'))
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.once('close', () => resolve(false))
  })
