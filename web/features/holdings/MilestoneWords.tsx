/** When a milestone was planned, when it was reached, and by how much it is early or late. */
import { Flex, Text } from '@chakra-ui/react'
import { isoToday } from '#api/universityDay.rules.ts'
import * as texts from '#texts/holdings/view.js'
import { dotted } from '#listed'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'

interface Milestone {
  plannedOn: string
  doneOn?: string | null | undefined
}

const dayLength = 86_400_000

/** Days from the planned day to the day on which it was reached, or to today; positive is late. */
export const delayOf = ({ plannedOn, doneOn }: Milestone, today: string): number =>
  Math.round((Date.parse(doneOn ?? today) - Date.parse(plannedOn)) / dayLength)

export function MilestoneWords({ milestone }: { milestone: Milestone }) {
  const { plannedOn, doneOn } = milestone
  const days = delayOf(milestone, isoToday())
  return (
    <Flex gap="2" wrap="wrap" alignItems="center" fontSize="sm" color="fg.muted">
      <Text>
        {dotted([
          texts.plannedFor({ date: formatDate(plannedOn) }),
          doneOn && texts.reachedOn({ date: formatDate(doneOn) }),
        ])}
      </Text>
      {doneOn ? (
        <Tag tone="success">{days > 0 ? texts.reachedLate({ days }) : texts.reached()}</Tag>
      ) : (
        days > 0 && <Tag tone="danger">{texts.late({ days })}</Tag>
      )}
    </Flex>
  )
}
