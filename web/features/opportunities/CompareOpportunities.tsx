/** Up to three opportunities side by side; on narrow screens the table scrolls beside the names of its rows. */
import { Box, CloseButton, Flex, Stack, Table, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as card from '#texts/opportunities/card.js'
import * as texts from '#texts/opportunities/compare.js'
import { listed } from '#listed'
import { fundingWords } from '#web/features/projects/projectWords.ts'
import { formatDate } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
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

const properties: readonly (readonly [string, (one: Opportunity) => ReactNode])[] = [
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
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={texts.title()}>
      <Table.Root size="sm" minW={`${8 + 12 * compared.all.length}rem`}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col" width="8rem">
              <VisuallyHidden>{texts.property()}</VisuallyHidden>
            </Table.ColumnHeader>
            {compared.all.map((one) => (
              <Table.ColumnHeader key={one.id} scope="col" verticalAlign="top">
                <Flex gap="1" justifyContent="space-between" alignItems="start">
                  <Text dir="auto" whiteSpace="normal">
                    {one.title}
                  </Text>
                  <CloseButton
                    size="xs"
                    aria-label={texts.remove({ title: one.title })}
                    onClick={() => compared.toggle(one)}
                  />
                </Flex>
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {properties.map(([label, valueOf]) => (
            <Table.Row key={label}>
              <Table.ColumnHeader scope="row" position="sticky" insetInlineStart="0" bg="bg.panel" verticalAlign="top">
                {label}
              </Table.ColumnHeader>
              {compared.all.map((one) => (
                <Table.Cell key={one.id} verticalAlign="top" whiteSpace="normal">
                  {valueOf(one)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  </Modal>
)
