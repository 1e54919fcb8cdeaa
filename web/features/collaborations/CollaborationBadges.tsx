/** Where a collaboration stands, how it goes, and what was agreed. */
import { HStack } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { CollaborationBadges_collaboration$key } from '#web/__generated__/CollaborationBadges_collaboration.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { agreementWords, healthLooks, statusLooks } from './collaborationWords.ts'

const icons = { ON_TRACK: CircleCheck, AT_RISK: TriangleAlert, OFF_TRACK: CircleAlert } as const

export function CollaborationBadges({ collaboration }: { collaboration: CollaborationBadges_collaboration$key }) {
  const { status, health, agreement } = useFragment(
    graphql`
      fragment CollaborationBadges_collaboration on Collaboration {
        status
        health
        agreement
      }
    `,
    collaboration,
  )
  return (
    <HStack gap="2" flexWrap="wrap">
      <Tag tone={statusLooks[status].tone}>{statusLooks[status].words}</Tag>
      {health && (
        <Tag tone={healthLooks[health].tone} icon={icons[health]}>
          {healthLooks[health].words}
        </Tag>
      )}
      <Tag>{agreementWords[agreement]}</Tag>
    </HStack>
  )
}
