/** Two assessments beside one another: what has moved. */
import { Box, Table, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/readiness/compare.js'
import type { CompareAssessmentsQuery } from '#web/__generated__/CompareAssessmentsQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { RiskTag } from './RiskTag.tsx'

interface Props {
  numbers: readonly [number, number]
  onClose: () => void
}

export const CompareAssessments = ({ numbers, onClose }: Props) => (
  <Modal open onClose={onClose} title={texts.title()}>
    <Suspense fallback={<PartSpinner />}>
      <Comparison numbers={numbers} />
    </Suspense>
  </Modal>
)

function Comparison({ numbers: [one, other] }: Pick<Props, 'numbers'>) {
  const data = useRead<CompareAssessmentsQuery>(
    graphql`
      query CompareAssessmentsQuery($one: Int!, $other: Int!) {
        one: arlAssessment(number: $one) {
          ...CompareAssessments_assessment @relay(mask: false)
        }
        other: arlAssessment(number: $other) {
          ...CompareAssessments_assessment @relay(mask: false)
        }
      }
    `,
    { one, other },
  )
  // The older one first, so that the table reads as what became of it.
  const [before, after] = [data.one, data.other].toSorted((a, b) =>
    (a?.createdAt ?? '').localeCompare(b?.createdAt ?? ''),
  )
  if (!before || !after) return <Text>{texts.gone()}</Text>
  const moved = before.dimensions.filter(({ risk }, nth) => risk !== after.dimensions[nth]?.risk).length
  return (
    <Box overflowX="auto">
      <Text marginBottom="3">{moved ? texts.moved({ count: moved }) : texts.same()}</Text>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{texts.dimension()}</Table.ColumnHeader>
            {[before, after].map((assessment) => (
              <Table.ColumnHeader key={assessment.id}>
                {assessment.title}
                <Text fontWeight="normal">{formatDate(assessment.createdAt)}</Text>
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          <Table.Row>
            <Table.Cell fontWeight="medium">{texts.level()}</Table.Cell>
            <Table.Cell>{before.score}</Table.Cell>
            <Table.Cell>{after.score}</Table.Cell>
          </Table.Row>
          {before.dimensions.map((dimension, nth) => {
            const now = after.dimensions[nth]
            return (
              <Table.Row key={dimension.code} bg={now?.risk === dimension.risk ? undefined : 'bg.muted'}>
                <Table.Cell>{dimension.title}</Table.Cell>
                <Table.Cell>
                  <RiskTag risk={dimension.risk} />
                </Table.Cell>
                <Table.Cell>
                  <RiskTag risk={now?.risk} />
                </Table.Cell>
              </Table.Row>
            )
          })}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

/** What is compared of each. */
export const compared = graphql`
  fragment CompareAssessments_assessment on ArlAssessment {
    id
    title
    createdAt
    score
    dimensions {
      id
      code
      title
      risk
    }
  }
`
