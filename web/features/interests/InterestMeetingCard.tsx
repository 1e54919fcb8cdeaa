/** A meeting about an interest: what is prepared, or what came of it. */
import { Button, Flex, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/interests/scheduled.js'
import type { InterestMeetingCard_meeting$key } from '#web/__generated__/InterestMeetingCard_meeting.graphql.ts'
import { meetingStateWords, stateTones } from '#web/features/meetings/meetingWords.ts'
import { DownloadButton } from '#web/relay/DownloadButton.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatTime } from '#web/ui/format.ts'
import { MarkdownText } from '#web/ui/Markdown.tsx'

type State = keyof typeof meetingStateWords

export function InterestMeetingCard({ meeting: key }: { meeting: InterestMeetingCard_meeting$key }) {
  const meeting = useFragment(
    graphql`
      fragment InterestMeetingCard_meeting on Meeting {
        number
        path
        title
        state
        startsAt
        agenda
        notes
        location
        canOrganize
        investmentInterest {
          title
          path
          files {
            id
          }
        }
      }
    `,
    key,
  )
  const { number, path, title, state, startsAt, agenda, notes, location, investmentInterest: interest } = meeting
  return (
    <Card aria-label={title}>
      <Flex gap="2" wrap="wrap" alignItems="center">
        <Tag tone={stateTones[state as State]}>{meetingStateWords[state as State]}</Tag>
        <Text fontWeight="medium">{formatTime(startsAt)}</Text>
        {location && <Text color="fg.muted">{location}</Text>}
      </Flex>
      <Heading as="h3" size="md">
        <TextLink asChild>
          <Link to={path}>{title}</Link>
        </TextLink>
      </Heading>
      {interest && (
        <Text>
          {texts.about()}{' '}
          <TextLink asChild textDecoration="underline">
            <Link to={interest.path}>{interest.title}</Link>
          </TextLink>
          {interest.files.length > 0 && ` · ${texts.files({ count: interest.files.length })}`}
        </Text>
      )}
      {agenda && (
        <MarkdownText under={3} dir="auto">
          {agenda}
        </MarkdownText>
      )}
      {notes && (
        <Stack gap="1">
          <Text fontSize="xs" color="fg.muted">
            {texts.outcome()}
          </Text>
          <MarkdownText under={3} dir="auto">
            {notes}
          </MarkdownText>
        </Stack>
      )}
      <Flex gap="2" wrap="wrap">
        <Button asChild size="sm" variant="outline">
          <Link to={path}>{meeting.canOrganize ? texts.openOrMove() : texts.open()}</Link>
        </Button>
        {state === 'CONFIRMED' && (
          <DownloadButton
            size="sm"
            variant="ghost"
            path={`/api/meetings/${number}/calendar`}
            name={`meeting-${number}.ics`}
          >
            {texts.calendarFile()}
          </DownloadButton>
        )}
      </Flex>
    </Card>
  )
}
