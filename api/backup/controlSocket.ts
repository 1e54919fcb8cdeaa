/**
 * A socket in the data folder by which `npm run backup` asks a server on the embedded database for a backup: only its own
 * process can read that database. The file system decides who may ask: those who may write to the folder.
 */
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { log } from '../log.ts'
import type { BackupRecord } from './backupFolder.ts'
import { CannotBackUp } from './cannotBackUp.ts'

const socketIn = (dataDir: string) => path.join(dataDir, 'control.sock')

/** What a server answers: the backup and the folder that has it, or why there is none. */
export type Answer = { folder: string; made: BackupRecord } | { refused: string }

/** Makes a backup for each that asks; the answer closes it. The folder's lock is held, so that a socket that is there is an old one. */
export function answerInFolder(dataDir: string, make: () => Promise<Answer>): () => void {
  const place = socketIn(dataDir)
  rmSync(place, { force: true })
  const server = createServer({ allowHalfOpen: true }, (asking) => {
    asking.on('error', () => {})
    void make()
      .catch((error: Error): Answer => ({ refused: error.message }))
      .then((answer) => asking.end(JSON.stringify(answer)))
  })
  // Without it a backup of a running server is made from the page or by itself.
  server.on('error', (err) => log.warn({ err }, 'npm run backup cannot reach this server'))
  server.listen(place)
  return () => void server.close()
}

/** Asks the server that runs on a data folder for a backup; null when none does. */
export async function askInFolder(dataDir: string): Promise<Answer | null> {
  const asking = connect({ path: socketIn(dataDir), allowHalfOpen: true })
  try {
    await new Promise<void>((resolve, reject) => asking.once('connect', resolve).once('error', reject))
  } catch {
    return null
  }
  const said = await text(asking.end())
  if (!said) throw new CannotBackUp('The server ended before the backup was made.')
  return JSON.parse(said) as Answer
}
