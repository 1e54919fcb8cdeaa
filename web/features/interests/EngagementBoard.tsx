/** Interests on a board with a column for each stage. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { ladder } from '#api/investing/interestLadder.rules.ts'
import * as texts from '#texts/interests/board.js'
import * as list from '#texts/interests/list.js'
import type { EngagementBoard_interests$key } from '#web/__generated__/EngagementBoard_interests.graphql.ts'
import { Board } from '#web/ui/board/Board.tsx'
import { BoardCard } from './BoardCard.tsx'
import { stages, type Stage } from './interestWords.ts'
import { movesOf, useMoveInterest, type Movable } from './useMoveInterest.ts'

const columns = ladder.map((stage) => ({ key: stage as Stage, label: stages[stage].words, icon: stages[stage].icon }))

export function EngagementBoard({ interests: key }: { interests: EngagementBoard_interests$key }) {
  const interests = useFragment<EngagementBoard_interests$key>(
    graphql`
      fragment EngagementBoard_interests on InvestmentInterest @relay(plural: true) {
        id
        title
        status
        nextStatuses
        investor {
          name
        }
        ...BoardCard_interest
      }
    `,
    key,
  )
  const [move] = useMoveInterest()
  const items = interests.map((interest) => ({
    id: interest.id,
    name: texts.named({ title: interest.title, investor: interest.investor?.name ?? list.formerMember() }),
    column: interest.status as Stage,
    moves: movesOf(interest.nextStatuses) as readonly Stage[],
    interest,
  }))
  return (
    <Board
      label={texts.board()}
      columns={columns}
      items={items}
      onMove={({ id }, to) => void move(id, to as Movable)}
      card={({ interest }, handle) => <BoardCard interest={interest} handle={handle} />}
    />
  )
}
