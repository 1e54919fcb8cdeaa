/** The folder of the sandbox below DATA_DIR, and since when its data are there. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { config } from '../config.ts'

const whole = () => path.join(config.dataDir, 'sandbox')
const stamp = () => path.join(whole(), 'made')

/** The DATA_DIR of the sandbox. */
export const sandboxFolder = () => path.join(whole(), 'data')

/** When its demo data were made; null when there are none that are whole. */
export function sandboxMadeAt(): Date | null {
  try {
    const at = new Date(readFileSync(stamp(), 'utf8'))
    return Number.isNaN(at.getTime()) ? null : at
  } catch {
    return null
  }
}

/** Notes that the demo data are whole. */
export function noteSandbox(now: Date): void {
  mkdirSync(whole(), { recursive: true, mode: 0o700 })
  writeFileSync(stamp(), now.toISOString())
}

/** Nothing is left of it. */
export const dropSandbox = () => rmSync(whole(), { recursive: true, force: true, maxRetries: 3 })

/** The bytes of its files. */
export async function sandboxSize(): Promise<number> {
  const files = await readdir(whole(), { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) =>
      stat(path.join(file.parentPath, file.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
