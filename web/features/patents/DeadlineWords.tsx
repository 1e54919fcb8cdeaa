/** What is to be done and by when, in colour and words when it is late. */
import { Box, Text } from '@chakra-ui/react'
import * as texts from '#texts/patents/list.js'
import { formatDate } from '#web/ui/format.ts'

interface Deadline {
  task: string
  dueOn: string
  isOverdue: boolean
}

export const DeadlineWords = ({ deadline: { task, dueOn, isOverdue } }: { deadline: Deadline }) => (
  <Box>
    <Text as="span" display="block" overflowWrap="anywhere" dir="auto">
      {task}
    </Text>
    <Text as="span" fontSize="xs" color={isOverdue ? 'fg.error' : 'fg.muted'}>
      {isOverdue ? texts.overdueSince({ date: formatDate(dueOn) }) : texts.dueBy({ date: formatDate(dueOn) })}
    </Text>
  </Box>
)
