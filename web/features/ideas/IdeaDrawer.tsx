/** One idea beside the list: its texts, the university's answer, its validation and its history. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/ideas/ideaDrawer.js'
import type { IdeaDrawerQuery } from '#web/__generated__/IdeaDrawerQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { SideDrawer } from '#web/ui/SideDrawer.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { ideaHistory } from './ideaHistory.ts'
import { IdeaMessages } from './IdeaMessages.tsx'
import { IdeaReview } from './IdeaReview.tsx'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'
import { IdeaValidation } from './IdeaValidation.tsx'
import { ScreeningScores } from './ScreeningScores.tsx'
import { VoteButton } from './VoteButton.tsx'

export const IdeaDrawer = ({ number, onClose }: { number: number | null; onClose: () => void }) => (
  <SideDrawer open={number !== null} onClose={onClose} title={texts.idea()} kind>
    {number !== null && <Idea key={number} number={number} />}
  </SideDrawer>
)

function Idea({ number }: { number: number }) {
  const { idea } = useRead<IdeaDrawerQuery>(
    graphql`
      query IdeaDrawerQuery($number: Int!) {
        idea(number: $number) {
          title
          description
          category
          tags
          status
          seenByResearchers
          submittedAt
          answerBy
          createdAt
          validatedAt
          submitter {
            name
            department
          }
          project {
            number
            title
          }
          previous {
            number
            title
          }
          versions {
            number
            title
          }
          ...VoteButton_idea
          ...IdeaReview_idea
          ...ScreeningScores_idea
          ...IdeaValidation_idea
          ...IdeaMessages_idea
          ...RecordHistory_record
        }
      }
    `,
    { number },
  )
  if (!idea) return <Text>{texts.thisIdeaIsNotThere()}</Text>
  const { status, submitter, project, previous, versions } = idea
  return (
    <Stack gap="5" paddingBottom="6">
      <HStack justifyContent="space-between" flexWrap="wrap">
        <IdeaStatusBadge status={status} />
        <VoteButton idea={idea} />
      </HStack>
      <Text fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        {idea.title}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {idea.description}
      </Text>
      <HStack gap="1.5" flexWrap="wrap">
        <Tag tone="brand">{idea.category}</Tag>
        {idea.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </HStack>
      <Facts
        facts={[
          [
            texts.submittedBy(),
            [submitter?.name ?? texts.formerMember(), submitter?.department].filter(Boolean).join(', '),
          ],
          [texts.written(), formatDate(idea.createdAt)],
          [texts.submitted(), idea.submittedAt && formatDate(idea.submittedAt)],
          [texts.answerBy(), (status === 'SUBMITTED' || status === 'UNDER_REVIEW') && formatDate(idea.answerBy)],
          [texts.validated(), idea.validatedAt && formatDate(idea.validatedAt)],
          [
            texts.seenBy(),
            idea.seenByResearchers ? texts.researchersAndTheUniversityTeam() : texts.theUniversityTeam(),
          ],
          [texts.newVersionOf(), previous && <IdeaLink key={previous.number} {...previous} />],
          [
            texts.laterVersions(),
            versions.length > 0 && versions.map((one) => one && <IdeaLink key={one.number} {...one} />),
          ],
        ]}
      />
      {project && (
        <Button asChild variant="outline" alignSelf="start">
          <Link to={`/projects/${project.number}`}>{texts.openTheProject({ title: project.title })}</Link>
        </Button>
      )}
      <IdeaReview idea={idea} />
      <ScreeningScores idea={idea} />
      <IdeaValidation idea={idea} />
      <IdeaMessages idea={idea} />
      <RecordHistory record={idea} words={ideaHistory} />
    </Stack>
  )
}

const IdeaLink = ({ number, title }: { number: number; title: string }) => (
  <Link to={`/ideas-sandbox?idea=${number}`}>{title}</Link>
)
