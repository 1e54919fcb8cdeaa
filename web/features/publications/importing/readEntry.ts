/** What the server read of a source. It is taken out of Relay's store at once: entries are no records, and nothing keeps them there. */
import { graphql, readInlineData } from 'react-relay'
import type { readEntry_entry$data, readEntry_entry$key } from '#web/__generated__/readEntry_entry.graphql.ts'

export type Entry = Omit<readEntry_entry$data, ' $fragmentType'>

export const readEntries = (keys: readonly readEntry_entry$key[]): Entry[] =>
  keys.map((key) =>
    readInlineData(
      graphql`
        fragment readEntry_entry on PublicationEntry @inline {
          line
          key
          text
          problems {
            field
            message
          }
          listed {
            by
            number
            title
          }
          repeats {
            line
            key
          }
          title
          authors
          year
          type
          venue
          doi
          openAccess
          license
          volume
          issue
          pages
          publisher
          url
          abstract
        }
      `,
      key,
    ),
  )

/** Whether an entry is a work that is not there yet. */
export const isNew = ({ listed, repeats }: Entry) => !listed && !repeats

/** A work of the same DOI is never added again. */
export const canTake = ({ listed }: Entry) => listed?.by !== 'DOI'

/** An entry as the API takes it. */
export const inputOf = (entry: Entry) => {
  const { line: _line, key: _key, text: _text, problems: _problems, listed, repeats, authors, year, ...rest } = entry
  return { ...rest, authors: [...authors], year: year ?? 0, takeSameTitle: Boolean(listed ?? repeats) }
}
