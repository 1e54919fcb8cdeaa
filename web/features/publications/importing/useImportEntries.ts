/** Adds chosen entries, some at a time, so that no request is too large; what was added stays when a later one fails. */
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/importing.js'
import { mostAtOnce } from '#api/features/publications/publicationImport.rules.ts'
import type { useImportEntriesMutation } from '#web/__generated__/useImportEntriesMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { inputOf, type Entry } from './readEntry.ts'

export interface Imported {
  created: number
  skipped: number
}

/** Characters of one request, well under what the server takes. */
const mostCharacters = 700_000

export function useImportEntries() {
  const [done, setDone] = useState(0)
  const [add, pending] = useAction<useImportEntriesMutation>(
    graphql`
      mutation useImportEntriesMutation($input: ImportPublicationsInput!) {
        importPublications(input: $input) {
          created {
            id
          }
          skipped {
            entry
          }
        }
      }
    `,
    { failure: texts.notImported() },
  )
  /** What became of the entries, and which of them are left when the server refused some. */
  async function run(entries: readonly Entry[]): Promise<{ imported: Imported; left: readonly Entry[] }> {
    const imported = { created: 0, skipped: 0 }
    let left = entries
    setDone(0)
    for (const part of partsOf(entries)) {
      const outcome = await add({ input: { entries: part.map(inputOf) } })
      if (!outcome.ok) break
      imported.created += outcome.data.importPublications?.created.length ?? 0
      imported.skipped += outcome.data.importPublications?.skipped.length ?? 0
      left = left.slice(part.length)
      setDone(entries.length - left.length)
    }
    return { imported, left }
  }
  return [run, pending, done] as const
}

function partsOf(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [[]]
  let size = 0
  for (const entry of entries) {
    const length = JSON.stringify(inputOf(entry)).length
    if (parts.at(-1)!.length === mostAtOnce || size + length > mostCharacters) {
      parts.push([])
      size = 0
    }
    parts.at(-1)!.push(entry)
    size += length
  }
  return parts.filter((part) => part.length)
}
