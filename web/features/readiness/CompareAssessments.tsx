/** Two assessments beside one another: what has moved. */
import { Stack, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/readiness/compare.js'
import type { CompareAssessmentsQuery } from '#web/__generated__/CompareAssessmentsQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { ComparisonTable, type Property } from '#web/ui/table/ComparisonTable.tsx'
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
  const moved = before.dimensions.filter(({ risk }, nth) => risk !== after.dimensions[nth]?.risk)
  return (
    <Stack gap="3">
      <Text>{moved.length ? texts.moved({ count: moved.length }) : texts.same()}</Text>
      <ComparisonTable
        name={texts.title()}
        property={texts.dimension()}
        compared={[before, after]}
        heading={({ title, createdAt }) => (
          <>
            {title}
            <Text fontWeight="normal">{formatDate(createdAt)}</Text>
          </>
        )}
        properties={[
          [texts.level(), ({ score }) => score],
          ...before.dimensions.map(({ title }, nth): Property<typeof before> => [
            title,
            ({ dimensions }) => <RiskTag risk={dimensions[nth]?.risk} />,
          ]),
        ]}
        marked={(label) => moved.some(({ title }) => title === label)}
      />
    </Stack>
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
