/** What is known of the connections to the database. */
import type { ConstructorOptions } from 'pg-boss'

/** How pg-boss reaches the database. */
export type JobConnection = Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>

/** How busy the connections are. */
export interface Pool {
  inUse: number
  idle: number
  waiting: number
}
