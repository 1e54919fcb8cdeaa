/** Cases of moderation as rows and cards of their list. */
import { Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/moderation/queue.js'
import { listed } from '#listed'
import type { caseColumns_case$data, caseColumns_case$key } from '#web/__generated__/caseColumns_case.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { OpenTitle } from '#web/ui/list/OpenTitle.tsx'
import { StatusTag } from './CaseTags.tsx'
import { kindWords, reasonWords, wordsIn } from './moderationWords.ts'

type Case = caseColumns_case$data[number]
type Open = (number: number) => void

export const useCases = (cases: caseColumns_case$key) =>
  useFragment<caseColumns_case$key>(
    graphql`
      fragment caseColumns_case on ModerationCase @relay(plural: true) {
        id
        number
        title
        kind
        status
        answerBy
        overdue
        waitsSince
        author {
          name
        }
        claimedBy {
          name
        }
        reports {
          reason
        }
      }
    `,
    cases,
  )

const Title = ({ one: { number, title }, onOpen }: { one: Case; onOpen: Open }) => (
  <OpenTitle onOpen={() => onOpen(number)}>{title || texts.erased()}</OpenTitle>
)

/** Each reason once, the most frequent first. */
function reasonsOf({ reports }: Case): string {
  const counts = Map.groupBy(reports ?? [], ({ reason }) => reason)
  return listed(
    [...counts]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([reason]) => wordsIn(reasonWords, reason)),
  )
}

const AnswerBy = ({ one: { answerBy, overdue } }: { one: Case }) => (
  <Text as="span" color={overdue ? 'fg.error' : undefined} fontWeight={overdue ? 'medium' : undefined}>
    {formatDate(answerBy)}
  </Text>
)

const claimerOf = ({ claimedBy }: Case) => claimedBy?.name ?? texts.nobody()

export const caseColumns = (onOpen: Open): Column<Case>[] => [
  {
    header: texts.content(),
    share: 1.8,
    keep: true,
    file: { Number: 'number', [texts.content()]: 'title' },
    cell: (one) => <Title one={one} onOpen={onOpen} />,
  },
  { header: texts.kind(), width: 7, file: 'kind', cell: ({ kind }) => wordsIn(kindWords, kind) },
  { header: texts.state(), width: 10.5, file: 'status', cell: ({ status }) => <StatusTag status={status} /> },
  { header: texts.reasons(), share: 1.2, file: { [texts.reasons()]: 'reports.reason' }, cell: reasonsOf },
  {
    header: texts.reports(),
    width: 6,
    align: 'end',
    cell: ({ reports }) => (reports ?? []).length,
  },
  {
    header: texts.author(),
    share: 1,
    file: { [texts.author()]: 'author.name' },
    cell: ({ author }) => author?.name ?? texts.formerMember(),
  },
  { header: texts.claimedBy(), share: 1, file: { [texts.claimedBy()]: 'claimedBy.name' }, cell: claimerOf },
  {
    header: texts.decideBy(),
    width: 8,
    sort: 'WAITS_SINCE',
    file: 'answerBy',
    look: 'one-line',
    cell: (one) => <AnswerBy one={one} />,
  },
]

export const CaseCard = ({ one, onOpen }: { one: Case; onOpen: Open }) => (
  <Card aria-label={one.title}>
    <StatusTag status={one.status} />
    <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
      <Title one={one} onOpen={onOpen} />
    </Heading>
    <Text>
      {wordsIn(kindWords, one.kind)} · {reasonsOf(one)}
    </Text>
    <Text color="fg.muted" fontSize="sm">
      {texts.decideBy()}: <AnswerBy one={one} />
    </Text>
    <Text color="fg.muted" fontSize="sm">
      {texts.claimedBy()}: {claimerOf(one)}
    </Text>
  </Card>
)
