/** npm run restore -- FILE [--replace]: restores a backup into the database and the storage that the environment names. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CannotStart } from '../cannotStart.ts'
import { config } from '../config.ts'
import { CannotBackUp } from './cannotBackUp.ts'
import { rowsOf } from './manifest.ts'
import { restore } from './restore.ts'

function asked() {
  const usage = 'Say which backup is restored: npm run restore -- FILE [--replace]'
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
    if (positionals.length === 1) return { file: positionals[0]!, replace: values.replace ?? false }
  } catch {
    // An option that is not known.
  }
  throw new CannotBackUp(usage)
}

try {
  const { file: given, replace } = asked()
  // Files are named from where the person stands, or by their names in the folder of the backups.
  const places = [path.resolve(process.env['INIT_CWD'] ?? '.', given), path.join(config.backups.folder, given)]
  const file = places.find((place) => existsSync(place))
  if (!file) throw new CannotBackUp(`There is no file ${places[0]}.`)
  const manifest = await restore(config, file, { replace })
  console.log(
    `Restored what was there at ${manifest.madeAt}: ${rowsOf(manifest)} rows and ${manifest.files} files. Start the server.`,
  )
} catch (error) {
  CannotStart.exit(error)
}
