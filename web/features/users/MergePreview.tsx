/** What a merge of two accounts would do: what moves, what both have, what stays and what ends. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/accountMerge/dialog.js'
import { listed } from '#listed'
import type { MergePreviewQuery, MergePreviewQuery$data } from '#web/__generated__/MergePreviewQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { formatCount } from '#web/ui/format.ts'

type Part = MergePreviewQuery$data['accountMergePreview']['parts'][number]

export function useMergePreview(id: string, duplicateId: string) {
  return useRead<MergePreviewQuery>(
    graphql`
      query MergePreviewQuery($id: ID!, $duplicateId: ID!) {
        accountMergePreview(id: $id, duplicateId: $duplicateId) {
          obstacle
          rolesDiffer
          undo
          parts {
            key
            kind
            rule
            count
            once
            titles
          }
        }
      }
    `,
    { id, duplicateId },
  ).accountMergePreview
}

type Preview = ReturnType<typeof useMergePreview>

export function MergePreview({ preview: { obstacle, parts, undo }, name }: { preview: Preview; name: string }) {
  if (obstacle) return <Text color="fg.error">{obstacle}</Text>
  const ruled = (rule: string) => parts.filter((part) => part.rule === rule)
  const both = parts.filter(({ once }) => once > 0)
  return (
    <Stack as="section" aria-label={texts.preview()} gap="3" bg="bg.muted" borderRadius="md" padding="3">
      <Text fontWeight="medium">{texts.preview()}</Text>
      <Rows title={texts.moves({ name })} parts={ruled('MOVE')} />
      {both.length > 0 && <Rows title={texts.once()} parts={both} once />}
      <Rows title={texts.stays()} parts={ruled('STAY')} />
      <Rows title={texts.ends()} parts={ruled('END')} />
      <Text>{undo}</Text>
    </Stack>
  )
}

const Rows = ({ title, parts, once = false }: { title: string; parts: readonly Part[]; once?: boolean }) => (
  <div>
    <Text fontWeight="medium" fontSize="sm">
      {title}
    </Text>
    {parts.length > 0 ? (
      <Stack as="ul" gap="0" ps="5" aria-label={title}>
        {parts.map((part) => (
          <li key={part.key}>{inWords(part, once)}</li>
        ))}
      </Stack>
    ) : (
      <Text color="fg.muted">{texts.nothing()}</Text>
    )}
  </div>
)

function inWords({ kind, count, once, titles }: Part, both: boolean): string {
  if (both && titles.length > 0) return texts.onceRow({ kind, count: formatCount(once), titles: listed(titles) })
  return texts.row({ kind, count: formatCount(both ? once : count - once) })
}
