/** An interest on the board: whose, how much, what is next, and where it can go. */
import { Link as TextLink, Text } from '@chakra-ui/react'
import { MoveRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as actions from '#texts/interests/actions.js'
import * as texts from '#texts/interests/board.js'
import * as list from '#texts/interests/list.js'
import { listed } from '#listed'
import type { BoardCard_interest$key } from '#web/__generated__/BoardCard_interest.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { CardFoot } from '#web/ui/board/CardFoot.tsx'
import { formatDate } from '#web/ui/format.ts'
import { shortAmountWords, stages } from './interestWords.ts'
import { movesOf, useMoveInterest } from './useMoveInterest.ts'

interface Props {
  interest: BoardCard_interest$key
  /** What picks the card up. */
  handle: ReactNode
}

export function BoardCard({ interest: key, handle }: Props) {
  const interest = useFragment(
    graphql`
      fragment BoardCard_interest on InvestmentInterest {
        id
        path
        kind
        title
        statusSince
        isOverdue
        amountFrom
        amountUntil
        amountBand
        nextStep
        nextStepOn
        nextStatuses
        investor {
          name
        }
        contact {
          name
        }
      }
    `,
    key,
  )
  const [move] = useMoveInterest()
  const { id, kind, path, title, nextStep, nextStatuses, investor, contact } = interest
  const steps = movesOf(nextStatuses)
  return (
    <>
      <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
        <Link to={path} draggable={false}>
          {title}
        </Link>
      </TextLink>
      <Text fontSize="sm">
        {listed([investor?.name ?? list.formerMember(), kind === 'INDUSTRY' && list.company()])}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {shortAmountWords(interest)}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {texts.contact({ name: contact?.name ?? list.nobodyYet() })}
      </Text>
      {nextStep && <Text fontSize="sm">{list.stepBy({ step: nextStep, date: formatDate(interest.nextStepOn) })}</Text>}
      <CardFoot
        handle={handle}
        label={texts.moveNamed({ title, investor: investor?.name ?? list.formerMember() })}
        moves={steps.map((to) => ({
          label: actions.moveTo({ stage: stages[to].words }),
          icon: MoveRight,
          onSelect: () => void move(id, to),
        }))}
      >
        {interest.isOverdue && <Tag tone="danger">{texts.isOverdue()}</Tag>}
        <Text fontSize="xs" color="fg.muted">
          {texts.since({ date: formatDate(interest.statusSince) })}
        </Text>
      </CardFoot>
    </>
  )
}
