/** An idea as a card, with its menu and what can be done next (docs/spec/ideas.md#ideas-incubator). */
import { Box, Button, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/ideas/ideaCard.js'
import { listed } from '#listed'
import type { IdeaCard_idea$key } from '#web/__generated__/IdeaCard_idea.graphql.ts'
import { answerBy } from '#web/ui/dueWords.ts'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { ConfidentialTag } from './ConfidentialTag.tsx'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'
import { OverallBadge } from './OverallBadge.tsx'
import { useIdeaActions } from './useIdeaActions.tsx'
import { useIdeaDecision } from './useIdeaDecision.tsx'
import { useIpCheck } from './useIpCheck.tsx'
import { VoteButton } from './VoteButton.tsx'

interface Props {
  idea: IdeaCard_idea$key
  /** Opens an idea, this one or another. */
  onOpen: (number: number) => void
}

export function IdeaCard({ idea: key, onOpen }: Props) {
  const idea = useFragment(
    graphql`
      fragment IdeaCard_idea on Idea {
        number
        title
        description
        category
        tags
        status
        isKeptConfidential
        createdAt
        submittedAt
        answerBy
        reviewComment
        submitter {
          name
        }
        project {
          number
        }
        session {
          number
          state
          startsAt
        }
        evaluations {
          summary
          overall
          expert {
            name
            department
          }
        }
        ...VoteButton_idea
        ...useIdeaActions_idea
        ...useIdeaDecision_idea
        ...useIpCheck_idea
      }
    `,
    key,
  )
  const { number, title, status, project, evaluations, reviewComment, session } = idea
  const own = useIdeaActions(idea, { onShow: onOpen })
  const decision = useIdeaDecision(idea)
  const ipCheck = useIpCheck(idea)
  const [reading, setReading] = useState(false)
  const [evaluation] = evaluations
  const returned = status === 'NEEDS_CHANGES' || status === 'DECLINED'
  return (
    <Card aria-label={title}>
      <Flex justifyContent="space-between" alignItems="start" gap="2">
        <HStack gap="1.5" flexWrap="wrap">
          <IdeaStatusBadge status={status} />
          {idea.isKeptConfidential && <ConfidentialTag />}
        </HStack>
        <RowMenu
          label={texts.actionsFor({ title })}
          actions={[
            { label: texts.viewIdea(), icon: Eye, onSelect: () => onOpen(number) },
            ...ipCheck.actions,
            ...own.actions.filter(({ next }) => !next),
          ]}
        />
      </Flex>
      <Heading as="h2" size="md" lineClamp={2}>
        <TextButton data-opens fontWeight="inherit" fontSize="inherit" dir="auto" onClick={() => onOpen(number)}>
          {title}
        </TextButton>
      </Heading>
      <Text color="fg.muted" lineClamp={4} dir="auto">
        {idea.description}
      </Text>
      <HStack gap="1.5" flexWrap="wrap">
        <Tag tone="brand">{idea.category}</Tag>
        {idea.tags.slice(0, 3).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {idea.tags.length > 3 && <Tag>+{idea.tags.length - 3}</Tag>}
      </HStack>
      {returned && reviewComment && <Quote title={texts.theUniversitySays()}>{reviewComment}</Quote>}
      {evaluation && (
        <Quote title={listed([evaluation.expert?.name ?? texts.formerMember(), evaluation.expert?.department])}>
          {evaluation.summary}
        </Quote>
      )}
      {session && (
        <Text fontSize="sm">
          <Link to={`/meetings/${session.number}`}>
            {session.state === 'PROPOSED' ? texts.sessionAskedFor() : texts.sessionBooked()}:{' '}
            {formatTime(session.startsAt)}
          </Link>
        </Text>
      )}
      <Text fontSize="xs" color="fg.muted" marginTop="auto">
        {idea.submitter?.name ?? texts.formerMember()} ·{' '}
        {idea.submittedAt
          ? texts.submitted({ submittedAt: formatDate(idea.submittedAt) })
          : texts.written({ createdAt: formatDate(idea.createdAt) })}
        {(status === 'SUBMITTED' || status === 'UNDER_REVIEW') && idea.answerBy && ` · ${answerBy(idea.answerBy)}`}
      </Text>
      <Flex gap="2" wrap="wrap" alignItems="center">
        <VoteButton idea={idea} />
        {evaluation && <OverallBadge overall={evaluation.overall} />}
        <Box flex="1" />
        {evaluation && (
          <Button size="sm" variant="outline" onClick={() => setReading(true)}>
            {texts.viewFullFeedback()}
          </Button>
        )}
        {[...decision.actions, ...own.actions].map(
          ({ next, label, onSelect }) =>
            next && (
              <Button key={label} size="sm" onClick={onSelect}>
                {label}
              </Button>
            ),
        )}
        {project && (
          <Button size="sm" variant="outline" asChild>
            <Link to={`/projects/${project.number}`}>{texts.openProject()}</Link>
          </Button>
        )}
      </Flex>
      {own.dialogs}
      {decision.dialog}
      {ipCheck.dialog}
      <FeedbackDialog number={reading ? number : null} title={title} onClose={() => setReading(false)} />
    </Card>
  )
}

const Quote = ({ title, children }: { title: string; children: string }) => (
  <Box borderInlineStartWidth="3px" borderColor="border.emphasized" paddingInlineStart="3" fontSize="sm">
    <Text fontWeight="medium">{title}</Text>
    <Text color="fg.muted" lineClamp={3} dir="auto">
      {children}
    </Text>
  </Box>
)
