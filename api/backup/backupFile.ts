/** npm run backup: makes a backup of the database and the files that the environment names, while the server runs or not. */
import path from 'node:path'
import { CannotStart } from '../cannotStart.ts'
import { config } from '../config.ts'
import { lockFolder } from '../database/lock.ts'
import { backUp } from './backUp.ts'
import { CannotBackUp } from './cannotBackUp.ts'
import { askInFolder, type Answer } from './controlSocket.ts'

const make = async (): Promise<Answer> => ({ folder: config.backups.folder, made: await backUp(config) })

async function ofFolder(): Promise<Answer> {
  const asked = await askInFolder(config.dataDir)
  if (asked) return asked
  const unlock = lockFolder(config.dataDir)
  try {
    return await make()
  } finally {
    unlock()
  }
}

try {
  const answer = config.databaseUrl ? await make() : await ofFolder()
  if ('refused' in answer) throw new CannotBackUp(answer.refused)
  const { folder, made } = answer
  const { archive, bytes, encrypted, rows, files, missing, damaged, problem } = made
  console.log(`${path.join(folder, archive!)}: ${(bytes! / 1e6).toFixed(1)} MB, ${rows} rows, ${files} files.`)
  if (!encrypted) console.log('It is not encrypted; set BACKUP_KEY to encrypt backups.')
  if (missing) console.warn(`${missing} files were missing from the storage before.`)
  if (damaged) console.warn(`${damaged} files were damaged in the storage before.`)
  if (problem) throw new CannotBackUp(`Its test restore failed: ${problem}`)
  console.log('A test restore verified it.')
} catch (error) {
  CannotStart.exit(error)
}
