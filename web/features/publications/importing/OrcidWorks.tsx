/** The works that were found in the viewer's ORCID record: reviewed as what is imported, or dismissed. */
import { Button, Stack, Text, chakra } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/orcidWorks.js'
import type { OrcidWorks_query$key } from '#web/__generated__/OrcidWorks_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { OrcidWorkRow } from './OrcidWorkRow.tsx'
import { readEntries, type Entry } from './readEntry.ts'
import { useOrcidWork } from './useOrcidWork.ts'

interface Props {
  found: OrcidWorks_query$key
  onReview: (entries: Entry[]) => void
}

export function OrcidWorks({ found, onReview }: Props) {
  const { orcidWorks: works, dismissedOrcidWorks: dismissed } = useFragment(
    graphql`
      fragment OrcidWorks_query on Query {
        orcidWorks {
          id
          entry {
            ...readEntry_entry
          }
          ...OrcidWorkRow_work
        }
        dismissedOrcidWorks {
          id
          ...OrcidWorkRow_work
        }
      }
    `,
    found,
  )
  const { dismiss, restore, pending } = useOrcidWork()
  if (!works.length && !dismissed.length) return null
  return (
    <Section title={texts.found({ count: works.length })}>
      {works.length > 0 && (
        <>
          <Text color="fg.muted">{texts.what()}</Text>
          <Button alignSelf="start" onClick={() => onReview(readEntries(works.map(({ entry }) => entry)))}>
            <ListChecks size={16} aria-hidden />
            {texts.review({ count: works.length })}
          </Button>
          <Stack as="ul" gap="0" listStyleType="none" aria-label={texts.list()}>
            {works.map((work) => (
              <OrcidWorkRow key={work.id} work={work} pending={pending} onDismiss={() => void dismiss(work.id)} />
            ))}
          </Stack>
        </>
      )}
      {dismissed.length > 0 && (
        <details>
          <chakra.summary cursor="pointer" fontSize="sm" paddingY="1">
            {texts.dismissedWorks({ count: dismissed.length })}
          </chakra.summary>
          <Stack as="ul" gap="0" listStyleType="none" aria-label={texts.dismissedList()}>
            {dismissed.map((work) => (
              <OrcidWorkRow key={work.id} work={work} pending={pending} onRestore={() => restore(work.id)} />
            ))}
          </Stack>
        </details>
      )}
    </Section>
  )
}
