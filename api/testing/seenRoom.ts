/** What a viewer sees of a data room. */
import type { Db } from '../db.ts'
import type { Viewer } from '../viewer.ts'
import { run } from './run.ts'

/** These fields of the room of a project; null when the viewer does not see it. */
export async function seenRoom(
  db: Db,
  as: Viewer | null,
  number: number,
  fields: string,
): Promise<Record<string, unknown> | null> {
  const { data } = await run(db, `query ($n: Int!) { dataRoom(number: $n) { ${fields} } }`, {
    as,
    variables: { n: number },
  })
  return (data?.['dataRoom'] ?? null) as Record<string, unknown> | null
}

/** The names of the documents that the viewer may read; null when the viewer does not see the room. */
export async function documentNames(db: Db, as: Viewer | null, number: number): Promise<string[] | null> {
  const room = (await seenRoom(db, as, number, 'documents { name }')) as { documents: { name: string }[] } | null
  return room && room.documents.map(({ name }) => name)
}
