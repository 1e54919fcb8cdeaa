/** What follows from an analysis: opportunities, roadmap, risks, recommendations. */
import { Heading, SimpleGrid, Stack, Table, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/synergy/view.js'
import type { SynergyAdvice_analysis$key } from '#web/__generated__/SynergyAdvice_analysis.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

const grades: Record<string, string> = { LOW: texts.low(), MEDIUM: texts.medium(), HIGH: texts.high() }
const groups: Record<string, string> = {
  technical: texts.technical(),
  resources: texts.resources(),
  commercial: texts.commercial(),
}

export function SynergyAdvice({ analysis }: { analysis: SynergyAdvice_analysis$key }) {
  const { report } = useFragment(
    graphql`
      fragment SynergyAdvice_analysis on SynergyAnalysis {
        report {
          complementaryAspects
          crossSectorApplications
          breakthroughPotential
          immediateActions
          successFactors
          teamStructure
          roadmap {
            title
            duration
            activities
          }
          risks {
            group
            risk
            probability
            impact
            mitigation
          }
        }
      }
    `,
    analysis,
  )
  return (
    <>
      <Section title={texts.alignment()}>
        {report.complementaryAspects.length ? (
          <Lines lines={report.complementaryAspects} />
        ) : (
          <Text color="fg.muted">{texts.alignmentNone()}</Text>
        )}
      </Section>
      <Section title={texts.opportunities()}>
        <WrittenText>{report.breakthroughPotential}</WrittenText>
        <Lines lines={report.crossSectorApplications} />
      </Section>
      <Section title={texts.roadmap()}>
        <SimpleGrid as="ol" columns={{ base: 1, md: 3 }} gap="4" listStyleType="none">
          {report.roadmap.map(({ title, duration, activities }) => (
            <Stack as="li" key={title} gap="1">
              <Heading as="h3" size="sm">
                {title}
              </Heading>
              <Text fontSize="xs" color="fg.muted">
                {duration}
              </Text>
              <Lines lines={activities} />
            </Stack>
          ))}
        </SimpleGrid>
      </Section>
      <Section title={texts.risks()}>
        {report.risks.length ? <Risks risks={report.risks} /> : <Text color="fg.muted">{texts.noRisks()}</Text>}
      </Section>
      <Section title={texts.recommendations()}>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <Advice title={texts.actions()} lines={report.immediateActions} />
          <Advice title={texts.factors()} lines={report.successFactors} />
          <Advice title={texts.team()} lines={report.teamStructure} />
        </SimpleGrid>
      </Section>
    </>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Stack as="ul" gap="1" paddingStart="5" listStyleType="disc">
    {lines.map((line) => (
      <li key={line}>{ownWay(line)}</li>
    ))}
  </Stack>
)

const Advice = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Stack gap="1">
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    <Lines lines={lines} />
  </Stack>
)

interface Risk {
  group: string
  risk: string
  probability: string
  impact: string
  mitigation: string
}

const Risks = ({ risks }: { risks: readonly Risk[] }) => (
  <Table.Root size="sm">
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeader>{texts.risk()}</Table.ColumnHeader>
        <Table.ColumnHeader>{texts.probability()}</Table.ColumnHeader>
        <Table.ColumnHeader>{texts.impact()}</Table.ColumnHeader>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {risks.map(({ group, risk, probability, impact, mitigation }) => (
        <Table.Row key={risk}>
          <Table.Cell>
            <Text fontSize="xs" color="fg.muted">
              {groups[group]}
            </Text>
            <Text fontWeight="medium">{ownWay(risk)}</Text>
            <Text>{texts.helps({ what: mitigation })}</Text>
          </Table.Cell>
          <Table.Cell>{grades[probability]}</Table.Cell>
          <Table.Cell>{grades[impact]}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
)
