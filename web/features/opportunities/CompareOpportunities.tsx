/** Up to three opportunities side by side; where that is too wide it scrolls beside the names of its rows. */
import { CloseButton, Flex, Stack, Text } from '@chakra-ui/react'
import * as card from '#texts/opportunities/card.js'
import * as texts from '#texts/opportunities/compare.js'
import { listed } from '#listed'
import { fundingWords } from '#web/features/projects/projectWords.ts'
import { formatDate } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { ComparisonTable, type Property } from '#web/ui/table/ComparisonTable.tsx'
import type { Opportunity } from './opportunityColumns.tsx'
import { askWords, stageWords, teamWords } from './opportunityWords.ts'
import type { Compared } from './useCompared.ts'

const lines = (all: readonly string[]) =>
  all.length ? (
    <Stack gap="1">
      {all.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  ) : (
    texts.nothing()
  )

const properties: readonly Property<Opportunity>[] = [
  [texts.fit(), ({ fit }) => (fit == null ? texts.noThesis() : card.fit({ fit }))],
  [texts.speaksFor(), ({ reasons }) => lines(reasons)],
  [texts.speaksAgainst(), ({ against }) => lines(against)],
  [card.stage(), ({ trl, project }) => stageWords({ trl, ...project })],
  [card.ask(), ({ project }) => askWords(project)],
  [card.purpose(), ({ project }) => (project.seekingInvestment && project.fundingPurpose) || card.notStated()],
  [card.funding(), ({ project }) => fundingWords[project.fundingStatus]],
  [texts.sectors(), ({ project }) => listed(project.tags)],
  [card.team(), ({ project }) => teamWords(project)],
  [card.contact(), ({ project }) => project.summary?.contact?.name ?? card.notStated()],
  [texts.updated(), ({ project }) => formatDate(project.updatedAt)],
]

interface Props {
  open: boolean
  compared: Compared
  onClose: () => void
}

export const CompareOpportunities = ({ open, compared, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title={texts.title()} width="5xl">
    <ComparisonTable
      name={texts.title()}
      property={texts.property()}
      compared={compared.all}
      heading={(one) => (
        <Flex gap="1" justifyContent="space-between" alignItems="start">
          <Text dir="auto" whiteSpace="normal">
            {one.title}
          </Text>
          <CloseButton size="xs" aria-label={texts.remove({ title: one.title })} onClick={() => compared.toggle(one)} />
        </Flex>
      )}
      properties={properties}
    />
  </Modal>
)
