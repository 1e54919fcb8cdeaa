/** Opened proposals side by side. */
import { Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/proposals/compareProposals.js'
import { listed } from '#listed'
import type { CompareProposalsQuery } from '#web/__generated__/CompareProposalsQuery.graphql.ts'
import { trlWords } from '#web/features/projects/projectWords.ts'
import { globalId } from '#web/relay/globalId.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { ComparisonTable, type Property } from '#web/ui/table/ComparisonTable.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { authorOf, nameOf, scoreWords, statusWords, supportWords } from './proposalWords.ts'

interface Props {
  numbers: readonly number[]
  /** How many were chosen, with those that are not opened. */
  asked: number
  onClose: () => void
}

export const CompareProposals = ({ numbers, asked, onClose }: Props) => (
  <Modal open={asked > 0} onClose={onClose} title={texts.compareProposals()} width="6xl">
    {asked > numbers.length && (
      <Text color="fg.muted" paddingBottom="3">
        {texts.ofTheseYouHaveNot({ proposals: asked - numbers.length })}
      </Text>
    )}
    {numbers.length > 0 && (
      <Suspense fallback={<PartSpinner />}>
        <SideBySide numbers={numbers} />
      </Suspense>
    )}
  </Modal>
)

function SideBySide({ numbers }: { numbers: readonly number[] }) {
  const { nodes } = useRead<CompareProposalsQuery>(
    graphql`
      query CompareProposalsQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Proposal {
            id
            number
            title
            status
            score
            trl
            timeline
            supportNeeded
            ideaSummary
            addressingChallenge
            priorWork
            applicantsHidden
            author {
              name
              department
            }
            scorecard {
              name
              weight
              mean
            }
          }
        }
      }
    `,
    { ids: numbers.map((number) => globalId('Proposal', number)) },
  )
  const compared = nodes.flatMap((node) =>
    node?.id && node.number ? [{ ...node, id: node.id, number: node.number, title: node.title }] : [],
  )
  type Compared = (typeof compared)[number]
  // Proposals to different challenges are scored by different criteria; only their sums compare.
  const cards = compared.map(({ scorecard }) => scorecard ?? [])
  const named = (card: (typeof cards)[number]) => card.map(({ name, weight }) => `${name} ${weight}`).join()
  const criteria = cards[0] && cards.every((card) => named(card) === named(cards[0]!)) ? cards[0] : []
  const rows: Property<Compared>[] = [
    [texts.author(), (proposal) => listed([authorOf(proposal), proposal.author?.department])],
    [texts.status(), ({ status }) => (status ? statusWords[status] : '–')],
    [texts.score(), ({ score }) => scoreWords(score)],
    ...criteria.map(({ name, weight }, at): Property<Compared> => [
      `${name} (${weight}%)`,
      ({ scorecard }) => scorecard?.[at]?.mean?.toFixed(1) ?? '–',
    ]),
    ['TRL', ({ trl }) => trlWords(trl)],
    [texts.estimatedTimeline(), ({ timeline }) => <WrittenText>{timeline}</WrittenText>],
    [texts.supportNeeded(), ({ supportNeeded }) => listed((supportNeeded ?? []).map((option) => supportWords[option]))],
    [texts.summaryOfTheIdea(), ({ ideaSummary }) => <WrittenText>{ideaSummary}</WrittenText>],
    [texts.howItAddressesTheChallenge(), ({ addressingChallenge }) => <WrittenText>{addressingChallenge}</WrittenText>],
    [texts.priorWork(), ({ priorWork }) => <WrittenText>{priorWork || '–'}</WrittenText>],
  ]
  return (
    <ComparisonTable
      name={texts.comparison()}
      property={texts.proposal()}
      compared={compared}
      heading={nameOf}
      properties={rows}
    />
  )
}
