/** What is talked about in one interest: the latest message, open questions and tasks. */
import { Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/interests/discussions.js'
import { dotted, listed } from '#listed'
import type { DiscussionCard_interest$key } from '#web/__generated__/DiscussionCard_interest.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import { InterestTag } from './InterestTag.tsx'

export function DiscussionCard({ interest: key }: { interest: DiscussionCard_interest$key }) {
  const interest = useFragment(
    graphql`
      fragment DiscussionCard_interest on InvestmentInterest {
        path
        title
        leadSince
        contact {
          name
        }
        project {
          principalInvestigator
        }
        questions {
          id
          answerSide
          answeredAt
        }
        tasks {
          id
          side
          text
          dueOn
          doneAt
        }
        files {
          id
        }
        conversation(first: 1) {
          edges {
            node {
              text
              createdAt
              authorName
            }
          }
        }
        ...InterestTag_interest
      }
    `,
    key,
  )
  const { path, title, contact, project, leadSince, questions, tasks, files, conversation } = interest
  const [latest] = nodesOf(conversation)
  const open = questions.filter(({ answeredAt }) => !answeredAt)
  const yours = open.filter(({ answerSide }) => answerSide === 'INVESTOR').length
  const task = tasks.find(({ side, doneAt }) => side === 'INVESTOR' && !doneAt)
  const people = listed([contact?.name, leadSince && project?.principalInvestigator])
  return (
    <Card aria-label={title}>
      <Flex gap="1.5" wrap="wrap">
        <InterestTag interest={interest} />
      </Flex>
      <Heading as="h2" size="md" dir="auto">
        <TextLink asChild>
          <Link to={path}>{title}</Link>
        </TextLink>
      </Heading>
      {people && <Text color="fg.muted">{texts.with({ people })}</Text>}
      {latest ? (
        <Text lineClamp={3} dir="auto">
          {texts.latest({
            by: latest.authorName ?? texts.formerMember(),
            date: formatDate(latest.createdAt),
            text: latest.text,
          })}
        </Text>
      ) : (
        <Text color="fg.muted">{texts.noMessage()}</Text>
      )}
      <Text fontSize="sm" color="fg.muted">
        {dotted([
          yours > 0 && texts.youAnswer({ count: yours }),
          open.length > yours && texts.theyAnswer({ count: open.length - yours }),
          task && texts.yourTask({ text: task.text, date: formatDate(task.dueOn) }),
          files.length > 0 && texts.files({ count: files.length }),
        ])}
      </Text>
    </Card>
  )
}
