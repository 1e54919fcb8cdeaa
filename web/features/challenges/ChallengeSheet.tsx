/** A challenge: the same for those who look for one, who post it, and who check it. */
import { Box, HStack, List, Stack, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/challengeSheet.js'
import type { ChallengeSheet_challenge$key } from '#web/__generated__/ChallengeSheet_challenge.graphql.ts'
import type { ChallengeSheetQuery } from '#web/__generated__/ChallengeSheetQuery.graphql.ts'
import type { ChallengeSheetViewMutation } from '#web/__generated__/ChallengeSheetViewMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { AnonymousNote } from './AnonymousNote.tsx'
import { BlindNote } from './BlindNote.tsx'
import { ChallengeStatusBadge, Deadline } from './ChallengeBadges.tsx'
import { ChallengeDesk } from './ChallengeDesk.tsx'
import { inTimeWords } from '#web/features/companies/companyWords.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { MatchingProjects } from '#web/features/matching/MatchingProjects.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { useReport } from '#web/features/moderation/useReport.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useTranslation } from '#web/features/translations/useTranslation.tsx'
import { challengeHistory } from './challengeHistory.ts'
import { ChallengeQuestions } from './ChallengeQuestions.tsx'
import { ClosingReport } from './ClosingReport.tsx'
import { collaborationWords, fundingOf, namedCompany } from './challengeWords.ts'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import { InvitedNote } from './InvitedNote.tsx'
import { StarButton } from './StarButton.tsx'
import { useChallengeActions } from './useChallengeActions.tsx'

interface Props {
  number: number | null
  onClose: () => void
}

export const ChallengeSheet = ({ number, onClose }: Props) => (
  <RecordSheet kind={texts.challenge()} number={number} onClose={onClose}>
    {(open) => <Opened number={open} onClose={onClose} />}
  </RecordSheet>
)

const telling = { failure: null, alone: true }

function Opened({ number, onClose }: { number: number; onClose: () => void }) {
  const { challenge } = useRead<ChallengeSheetQuery>(
    graphql`
      query ChallengeSheetQuery($number: Int!) {
        challenge(number: $number) {
          id
          ...ChallengeSheet_challenge
        }
      }
    `,
    { number },
  )
  const [view] = useAction<ChallengeSheetViewMutation>(
    graphql`
      mutation ChallengeSheetViewMutation($input: ViewChallengeInput!) {
        viewChallenge(input: $input) {
          challenge {
            id
            viewCount
          }
        }
      }
    `,
    telling,
  )
  const id = challenge?.id
  useEffect(() => {
    if (id) void view({ input: { id } })
  }, [id, view])
  if (!challenge)
    return <RecordMissing title={texts.challengeUnavailable()} message={texts.thisChallengeIsNoLonger()} />
  return <Details challenge={challenge} onClose={onClose} />
}

function Details({ challenge: key, onClose }: { challenge: ChallengeSheet_challenge$key; onClose: () => void }) {
  const challenge = useFragment(
    graphql`
      fragment ChallengeSheet_challenge on Challenge {
        title
        description
        problemStatement
        companyName
        companyDescription
        displayStatus
        sector
        tags
        collaborationType
        fundingRange
        budget
        minBudget
        maxBudget
        trl
        goal
        mustHaves
        offer
        answerBy
        companyPromisedCount
        companyInTimeCount
        cancelReason
        publishedAt
        proposalCount
        criteria {
          id
          name
          description
          weight
        }
        ...ClosingReport_challenge
        ...ChallengeBadges_challenge
        ...StarButton_challenge
        ...ChallengeQuestions_challenge
        ...ChallengeDesk_challenge
        ...MatchingProjects_challenge
        ...FilesSection_record
        ...RecordThread_record
        ...RecordHistory_record
        ...useChallengeActions_challenge
        ...usePin_record
        ...useReaders_record
        ...useTranslation_record
        ...useReport_content
        ...InvitedNote_challenge
        ...AnonymousNote_challenge
        ...BlindNote_challenge
      }
    `,
    key,
  )
  const { actions, dialogs } = useChallengeActions(challenge, onClose)
  const readers = useReaders(challenge)
  const pin = usePin(challenge)
  const translation = useTranslation(challenge)
  const report = useReport(challenge)
  const { criteria, mustHaves, tags } = challenge
  return (
    <RecordPage
      title={challenge.title}
      badges={
        <>
          <ChallengeStatusBadge challenge={challenge} />
          {challenge.trl && <Tag>{texts.fromTrl({ trl: challenge.trl })}</Tag>}
          <Tag>{sectorName(challenge.sector)}</Tag>
          {translation.link}
        </>
      }
      note={namedCompany(challenge.companyName)}
      tools={<StarButton challenge={challenge} />}
      actions={[...actions, ...translation.actions, ...readers.actions, ...pin, ...report.actions]}
      notices={
        <>
          {report.notice}
          <AnonymousNote challenge={challenge} />
          <BlindNote challenge={challenge} />
          <InvitedNote challenge={challenge} />
          {challenge.cancelReason && (
            <Text role="note" bg="bg.muted" borderRadius="md" padding="4">
              {texts.itWasCancelled({ cancelReason: challenge.cancelReason })}
            </Text>
          )}
        </>
      }
      rail={
        <>
          <Facts
            facts={[
              [texts.deadlineGulfStandardTimeDubai(), <Deadline key="deadline" challenge={challenge} />],
              [texts.funding(), fundingOf(challenge)],
              [texts.applicantsHearBy(), challenge.answerBy && formatDate(challenge.answerBy)],
              [texts.companyAnsweredOnTime(), answersOf(challenge)],
              [texts.collaboration(), collaborationWords[challenge.collaborationType]],
              [texts.proposals(), challenge.proposalCount],
              [texts.posted(), challenge.publishedAt && formatDate(challenge.publishedAt)],
            ]}
          />
          {tags.length > 0 && (
            <HStack gap="1.5" flexWrap="wrap">
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </HStack>
          )}
        </>
      }
    >
      <ClosingReport challenge={challenge} />
      <ChallengeDesk challenge={challenge} />
      <MatchingProjects challenge={challenge} />
      <Written title={texts.backgroundContext()} text={challenge.description} />
      <Written title={texts.problemStatement()} text={challenge.problemStatement} />
      <Written title={texts.measurableGoal()} text={challenge.goal} />
      {mustHaves.length > 0 && (
        <Section title={texts.whatASolutionMustMeet()}>
          <List.Root gap="1" paddingInlineStart="5" listStyleType="disc">
            {mustHaves.map((must) => (
              <List.Item key={must}>{must}</List.Item>
            ))}
          </List.Root>
        </Section>
      )}
      <Written title={texts.whatTheCompanyOffers()} text={challenge.offer} />
      {criteria.length > 0 && (
        <Section title={texts.whatProposalsAreScoredBy()}>
          <Stack as="ul" listStyleType="none" gap="2">
            {criteria.map(({ id, name, description, weight }) => (
              <Box as="li" key={id}>
                <HStack justifyContent="space-between">
                  <Text fontWeight="medium">{name}</Text>
                  <Text>{weight}%</Text>
                </HStack>
                {description && <Text color="fg.muted">{description}</Text>}
              </Box>
            ))}
          </Stack>
        </Section>
      )}
      <Written title={texts.aboutTheCompany()} text={challenge.companyDescription ?? ''} />
      <FilesSection record={challenge} insiders={texts.everybodyWhoSeesTheChallenge()} />
      <ChallengeQuestions challenge={challenge} />
      <RecordThread record={challenge} />
      <RecordHistory record={challenge} words={challengeHistory} />
      {dialogs}
      {translation.dialog}
      {readers.dialog}
      {report.dialog}
    </RecordPage>
  )
}

interface Answers {
  readonly companyPromisedCount: number | null | undefined
  readonly companyInTimeCount: number | null | undefined
}

/** How the company kept its promised days; nothing where one may not know whose challenge it is. */
const answersOf = ({ companyPromisedCount: promisedCount, companyInTimeCount: inTimeCount }: Answers) =>
  promisedCount == null || inTimeCount == null ? null : inTimeWords({ promisedCount, inTimeCount })

const Written = ({ title, text }: { title: string; text: string }) =>
  text.trim() !== '' && (
    <Section title={title}>
      <MarkdownText under={3} dir="auto">
        {text}
      </MarkdownText>
    </Section>
  )
