/** Copies of the embedded database. */
import { constants, existsSync } from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { openFolder, whileQuiet } from '../database/embedded.ts'
import { CannotBackUp } from './cannotBackUp.ts'
import { factsOf, type Facts } from './facts.ts'

const copy = (from: string, to: string) => cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })

/**
 * Copies the database of a data folder into another folder. Statements of this process wait meanwhile, so that the copy is
 * what a kill at this moment would leave.
 */
export async function copyEmbedded(dataDir: string, folder: string): Promise<void> {
  const source = path.join(dataDir, 'database')
  if (!existsSync(source)) throw new CannotBackUp(`There is no database in ${dataDir}.`)
  await whileQuiet(() => copy(source, path.join(folder, 'database')))
}

/** Opens the copy in a folder, which puts it in order as a start would, and reads what it holds. */
export const factsOfCopy = (folder: string): Promise<Facts> => read(path.join(folder, 'database'))

/** Reads what the copy in a folder holds, from a second copy, as opening a database changes it. */
export async function tryEmbedded(folder: string): Promise<Facts> {
  const second = path.join(folder, 'second')
  await copy(path.join(folder, 'database'), second)
  return read(second)
}

async function read(folder: string): Promise<Facts> {
  const pglite = await openFolder(folder)
  try {
    return await factsOf(async (sql) => (await pglite.query(sql)).rows)
  } finally {
    await pglite.close()
  }
}

/** Moves the copy in a folder into a data folder that has no database. */
export async function putEmbedded(folder: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await rename(path.join(folder, 'database'), path.join(dataDir, 'database'))
}
