/** Where the data is and where backups go, as the configuration says. */
import type { config } from '../config.ts'

export type Place = Pick<typeof config, 'dataDir' | 'databaseUrl' | 's3' | 'backups'>
