/** The authors of a publication: which of them are researchers of the university, and whether the viewer is one. */
import { Button, Flex, HStack, Text } from '@chakra-ui/react'
import { Star, StarOff, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/authorship.js'
import { shownName } from '#api/features/publications/authorName.rules.ts'
import type { PublicationAuthors_publication$key } from '#web/__generated__/PublicationAuthors_publication.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { ClaimAuthorship } from './ClaimAuthorship.tsx'
import { useAuthorship } from './useAuthorship.ts'

export function PublicationAuthors({ publication }: { publication: PublicationAuthors_publication$key }) {
  const { id, authors, authorships, ownAuthorship } = useFragment(
    graphql`
      fragment PublicationAuthors_publication on Publication {
        id
        authors
        authorships {
          id
          name
          state
          person {
            name
          }
        }
        ownAuthorship {
          id
          name
          state
          highlighted
        }
      }
    `,
    publication,
  )
  const { answer, highlight, pending } = useAuthorship()
  const [claiming, setClaiming] = useState(false)
  const mayClaim = useAllowed('PUBLICATION_CLAIM')
  const claimed = new Map(
    authorships.flatMap((one) => (one.state === 'CLAIMED' ? [[one.name, one.person?.name] as const] : [])),
  )
  const names = authors.map(shownName)
  const own = ownAuthorship
  return (
    <Section title={texts.authors()}>
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
        {names.map((name, nth) => (
          <HStack as="li" key={nth} gap="1.5" dir="auto">
            {name}
            {claimed.has(name) && (
              <Tag tone="success" icon={UserCheck} title={texts.claimedBy({ name: claimed.get(name) ?? name })}>
                {claimed.get(name)?.endsWith(name) === false ? claimed.get(name) : texts.researcher()}
              </Tag>
            )}
          </HStack>
        ))}
      </Flex>
      {own?.state === 'SUGGESTED' && (
        <>
          <Text>{texts.areYou({ name: own.name })}</Text>
          <HStack wrap="wrap">
            <Button size="sm" disabled={pending} onClick={() => void answer(own.id, true)}>
              {texts.claim()}
            </Button>
            <Button size="sm" variant="outline" disabled={pending} onClick={() => void answer(own.id, false)}>
              {texts.reject()}
            </Button>
          </HStack>
        </>
      )}
      {own?.state === 'CLAIMED' && (
        <HStack wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            disabled={pending}
            onClick={() => void highlight(own.id, !own.highlighted)}
          >
            {own.highlighted ? <StarOff size={14} aria-hidden /> : <Star size={14} aria-hidden />}
            {own.highlighted ? texts.unhighlight() : texts.highlight()}
          </Button>
          <Button size="sm" variant="outline" disabled={pending} onClick={() => void answer(own.id, false)}>
            {texts.notMe()}
          </Button>
        </HStack>
      )}
      {mayClaim && own?.state !== 'SUGGESTED' && own?.state !== 'CLAIMED' && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setClaiming(true)}>
          <UserCheck size={14} aria-hidden />
          {texts.iAm()}
        </Button>
      )}
      {claiming && (
        <ClaimAuthorship
          publicationId={id}
          names={names.filter((name) => !claimed.has(name))}
          onClose={() => setClaiming(false)}
        />
      )}
    </Section>
  )
}
