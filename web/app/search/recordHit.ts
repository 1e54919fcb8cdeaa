/** How the records of a kind read among what the search finds: each feature says so of its own in `X.hit.ts`. */
import { readInlineData } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { Hit } from './hit.ts'

type Key = Parameters<typeof readInlineData>[1] & { readonly ' $data'?: unknown }
type Found<K extends Key> = NonNullable<K[' $data']>
type RecordOf<K extends Key> = Found<K>[Exclude<keyof Found<K>, ' $fragmentType'>] extends readonly (infer R)[]
  ? NonNullable<R>
  : never

interface Kind<K extends Key> {
  /** What one of them is called. */
  word: string
  /** What it takes to open one, besides reading it. */
  requires?: Permission
  /** Their titles are not what was searched. */
  otherTitle?: true
  fragment: GraphQLTaggedNode
  records: (found: Found<K>) => readonly (RecordOf<K> | null | undefined)[]
  /** What one shows; it leads to its own page unless this says where else. */
  shown: (
    record: RecordOf<K>,
    roleLabels: unknown,
  ) => Pick<Hit, 'title'> & Partial<Pick<Hit, 'description' | 'tags' | 'to'>>
}

/** What is known of an answer and of who asked. */
interface Asked {
  /** The best of what was found, by their ids. */
  ranked: ReadonlyMap<string, Pick<Hit, 'score' | 'places'>>
  may: (permission: Permission) => boolean
  /** What the university calls its roles. */
  roleLabels: unknown
}

/** Describes a kind; what is found of it but not among the best is left out. */
export const recordHit =
  <K extends Key>({ word, requires, otherTitle, fragment, records, shown }: Kind<K>) =>
  (search: K, { ranked, may, roleLabels }: Asked): Hit[] => {
    if (requires && !may(requires)) return []
    return records(readInlineData(fragment, search) as Found<K>).flatMap((record) => {
      const { id, path } = (record ?? {}) as { id?: string; path?: string }
      const found = ranked.get(id ?? '')
      if (!record || !found) return []
      const places = otherTitle ? [] : found.places
      return [
        { word, description: '', tags: [], to: path ?? '', ...shown(record, roleLabels), score: found.score, places },
      ]
    })
  }
