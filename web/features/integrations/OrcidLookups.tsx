/** How the ORCID records of researchers are checked for new works, for administrators. */
import { HStack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/integrations/orcid.js'
import type { OrcidLookups_lookups$key } from '#web/__generated__/OrcidLookups_lookups.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatCount, formatTime } from '#web/ui/format.ts'
import { lookOf } from './integrationWords.ts'

export function OrcidLookups({ lookups }: { lookups: OrcidLookups_lookups$key }) {
  const { enabled, lastReadAt, recordCount, readCount, foundCount, problemCount } = useFragment(
    graphql`
      fragment OrcidLookups_lookups on OrcidLookups {
        enabled
        lastReadAt
        recordCount
        readCount
        foundCount
        problemCount
      }
    `,
    lookups,
  )
  return (
    <Section title={texts.title()}>
      <HStack gap="3" wrap="wrap">
        <LookTag look={lookOf({ enabled, testedAt: null, worked: true })} />
        <Text color="fg.muted" flex="1" minW="60">
          {enabled ? texts.what() : texts.offMeans()}
        </Text>
      </HStack>
      <Facts
        facts={[
          [texts.lastRead(), lastReadAt ? formatTime(lastReadAt) : texts.never()],
          [texts.records(), formatCount(recordCount)],
          [texts.read(), formatCount(readCount)],
          [texts.found(), formatCount(foundCount)],
          [texts.problems(), formatCount(problemCount)],
        ]}
      />
    </Section>
  )
}
