/** The mails that a test's worker has written, read back. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { config } from '../config.ts'

const folder = () => path.join(config.dataDir, 'outbox')

/** The decoded texts of the mails to an address, the oldest first. */
export const mailsTo = (address: string): string[] =>
  existsSync(folder())
    ? readdirSync(folder())
        .sort()
        .map((name) => readFileSync(path.join(folder(), name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
        .filter((text) => text.includes(`To: ${address}`))
    : []
