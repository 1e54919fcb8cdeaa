/** Scores of five, each with what it is of and why it is what it is. */
import { Text } from '@chakra-ui/react'
import { outOfFive } from './outOfFive.ts'
import { ownWay } from '#web/ui/ownWay.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

interface Score {
  key: string
  title: string
  /** From 0 to 1; null where nothing is known. */
  value: number | null | undefined
  reasons: readonly string[]
}

interface Props {
  name: string
  head: readonly [title: string, value: string]
  scores: readonly Score[]
  /** In place of a value that is not known. */
  unknown: string
}

export const ScoreTable = ({ name, head: [title, value], scores, unknown }: Props) => (
  <SmallTable
    name={name}
    rows={scores}
    keyOf={({ key }) => key}
    columns={[
      { header: title, cell: (score) => <Reasoned {...score} /> },
      {
        header: value,
        number: true,
        cell: (score) => (typeof score.value === 'number' ? outOfFive(score.value) : unknown),
      },
    ]}
  />
)

const Reasoned = ({ title, reasons }: Score) => (
  <>
    <Text fontWeight="medium">{title}</Text>
    <Text fontSize="xs" color="fg.muted">
      {ownWay(reasons.join(' '))}
    </Text>
  </>
)
