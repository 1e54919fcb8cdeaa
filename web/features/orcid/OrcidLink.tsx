/** An ORCID iD as a link to its record, as ORCID asks for, and whether the person proved it. */
import { HStack, Link } from '@chakra-ui/react'
import { BadgeCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/orcid/link.js'
import type { OrcidLink_user$key } from '#web/__generated__/OrcidLink_user.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'

export function OrcidLink({ person }: { person: OrcidLink_user$key }) {
  const { orcid } = useFragment(
    graphql`
      fragment OrcidLink_user on User {
        orcid {
          value
          url
          proven
        }
      }
    `,
    person,
  )
  return orcid && <OrcidShown {...orcid} />
}

export const OrcidShown = ({ value, url, proven }: { value: string; url: string; proven: boolean }) => (
  <HStack as="span" gap="2" wrap="wrap">
    <Link href={url} target="_blank" rel="noopener noreferrer" textDecoration="underline" dir="ltr">
      {value}
    </Link>
    <Tag
      tone={proven ? 'success' : 'neutral'}
      {...(proven ? { icon: BadgeCheck } : {})}
      title={proven ? texts.provenMeans() : texts.typedMeans()}
    >
      {proven ? texts.proven() : texts.typed()}
    </Tag>
  </HStack>
)
