/** The database of a test file: there before its first test, closed behind its last. */
import { afterAll } from 'vitest'
import type { OpenDatabase } from '../db.ts'
import { testDatabase } from './database.ts'

/** Opens it, as `testDatabase` does. */
export async function fileDatabase(onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  const database = await testDatabase(onQuery)
  afterAll(() => database.close())
  return database
}
