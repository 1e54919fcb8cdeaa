/** A match: its score, what speaks for it, and what one may say of it. */
import { Button, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Handshake, ListChecks, ThumbsDown } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/challengeMatching/card.js'
import type { MatchCard_match$key } from '#web/__generated__/MatchCard_match.graphql.ts'
import { challengeParameter } from '#web/features/challenges/challenge.overlay.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Deadline } from '#web/features/challenges/ChallengeBadges.tsx'
import { StarButton } from '#web/features/challenges/StarButton.tsx'
import { Score } from '#web/ui/badges/Score.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useInSheet } from '#web/ui/record/place.ts'
import { ownWay } from '#web/ui/ownWay.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { MatchDetails } from './MatchDetails.tsx'
import { outOfFive } from '#web/features/synergy/outOfFive.ts'
import { shortTag } from './matchWords.ts'
import { useInterest } from './useInterest.ts'

interface Props {
  match: MatchCard_match$key
  /** Which of the two is not the viewer's own. */
  shows: 'challenge' | 'project'
}

export function MatchCard({ match: key, shows }: Props) {
  const match = useFragment(
    graphql`
      fragment MatchCard_match on ChallengeMatch {
        overall
        reply
        mutual
        technicalSynergies
        innovationHighlights
        criteria {
          key
          title
          value
        }
        challenge {
          id
          number
          title
          companyName
          tags
          ...ChallengeBadges_challenge
          ...StarButton_challenge
        }
        project {
          id
          path
          title
          department
          tags
        }
        ...MatchDetails_match
      }
    `,
    key,
  )
  const { overall, reply, mutual, criteria, technicalSynergies, innovationHighlights, challenge, project } = match
  const [open, setOpen] = useState<'details' | 'decline' | null>(null)
  const { show, takeBack, pending } = useInterest()
  const inSheet = useInSheet()
  if (!challenge || !project) return null
  const { title, tags } = shows === 'challenge' ? challenge : project
  const pair = { projectId: project.id, challengeId: challenge.id }
  const isInterested = reply === 'INTERESTED'
  const close = () => setOpen(null)
  return (
    <Card>
      <HStack justifyContent="space-between" alignItems="start">
        <HStack gap="1.5" flexWrap="wrap">
          <Score percent={overall * 100} title={texts.match()}>
            {texts.score({ score: outOfFive(overall) })}
          </Score>
          {mutual ? (
            <Tag tone="success" icon={Handshake}>
              {texts.mutual()}
            </Tag>
          ) : (
            isInterested && <Tag icon={Handshake}>{texts.waiting()}</Tag>
          )}
        </HStack>
        {shows === 'challenge' && <StarButton challenge={challenge} />}
      </HStack>
      <Heading as={inSheet ? 'h4' : 'h2'} size="md" lineClamp={2} overflowWrap="anywhere" dir="auto">
        {shows === 'challenge' ? (
          <RecordLink parameter={challengeParameter} number={challenge.number}>
            {title}
          </RecordLink>
        ) : (
          <Link to={project.path}>{title}</Link>
        )}
      </Heading>
      <Text color="fg.muted" fontSize="xs">
        {ownWay(shows === 'challenge' ? (challenge.companyName ?? texts.withheld()) : project.department)}
      </Text>
      {shows === 'challenge' && <Deadline challenge={challenge} />}
      <Stack as="ul" gap="1" listStyleType="disc" paddingInlineStart="4" fontSize="sm">
        {[...technicalSynergies, ...innovationHighlights].map((reason) => (
          <li key={reason} dir="auto">
            {reason}
          </li>
        ))}
      </Stack>
      <SimpleGrid as="dl" columns={2} gapX="4" gapY="1" fontSize="xs">
        {criteria.map(({ key: name, title: criterion, value }) => (
          <HStack key={name} justifyContent="space-between" gap="2">
            <Text as="dt" color="fg.muted">
              {criterion}
            </Text>
            <dd>{typeof value === 'number' ? outOfFive(value) : texts.unknown()}</dd>
          </HStack>
        ))}
      </SimpleGrid>
      <HStack gap="1.5" flexWrap="wrap">
        {tags.slice(0, 4).map((tag) => (
          <Tag key={tag} title={tag}>
            {shortTag(tag)}
          </Tag>
        ))}
      </HStack>
      <HStack gap="2" flexWrap="wrap" marginTop="auto">
        <Button size="sm" variant="outline" aria-label={texts.detailsOf({ title })} onClick={() => setOpen('details')}>
          <ListChecks size={16} aria-hidden />
          {texts.details()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          loading={pending}
          aria-label={isInterested ? texts.notInterestedIn({ title }) : texts.interestedIn({ title })}
          onClick={() => void (isInterested ? takeBack(pair) : show(pair))}
        >
          <Handshake size={16} aria-hidden />
          {isInterested ? texts.notInterested() : texts.interested()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.notRelevantNamed({ title })}
          onClick={() => setOpen('decline')}
        >
          <ThumbsDown size={16} aria-hidden />
          {texts.notRelevant()}
        </Button>
      </HStack>
      {open === 'details' && (
        <MatchDetails match={match} title={title} onClose={close} {...(shows === 'challenge' && { pair })} />
      )}
      {open === 'decline' && <DeclineDialog pair={pair} title={title} onClose={close} />}
    </Card>
  )
}
