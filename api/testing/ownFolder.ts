/** For vitest: a data folder for each worker, since tests count what lies in theirs; mails of a test file before are gone. */
import { rmSync } from 'node:fs'
import path from 'node:path'

const folder = `.cache/test-data/${process.env['VITEST_POOL_ID']}`
process.env['DATA_DIR'] = folder
rmSync(path.join(folder, 'outbox'), { recursive: true, force: true })
