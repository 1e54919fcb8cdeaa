/** An opportunity as a card: what it is, how far, what it asks for, who is behind it, what has changed, why it fits. */
import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import * as texts from '#texts/opportunities/card.js'
import { ExpressInterest } from '#web/features/interests/ExpressInterest.tsx'
import { fundingWords } from '#web/features/projects/projectWords.ts'
import { Score } from '#web/ui/badges/Score.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { FitReasons } from './FitReasons.tsx'
import { OpportunityActions } from './OpportunityActions.tsx'
import { OpportunityChanges } from './OpportunityChanges.tsx'
import type { Opportunity, OpportunityParts } from './opportunityColumns.tsx'
import { askWords, stageWords, teamWords } from './opportunityWords.ts'

export function OpportunityCard({ opportunity, compared, onOpen }: OpportunityParts & { opportunity: Opportunity }) {
  const { title, fit, trl, mark, changes, project } = opportunity
  const { number, description, fundingStatus, seekingInvestment, fundingPurpose, summary } = project
  return (
    <Card aria-label={title}>
      <HStack gap="1.5" flexWrap="wrap">
        {fit != null && <Score percent={fit}>{texts.fit({ fit })}</Score>}
        <Tag>{fundingWords[fundingStatus]}</Tag>
      </HStack>
      <Heading as="h2" size="md">
        <TextButton data-opens fontWeight="inherit" fontSize="inherit" dir="auto" onClick={() => onOpen(number)}>
          {title}
        </TextButton>
      </Heading>
      <Text color="fg.muted" lineClamp={3} dir="auto">
        {summary?.headline ?? description}
      </Text>
      <OpportunityChanges changes={changes} />
      <Facts
        facts={[
          [texts.stage(), stageWords({ trl, ...project })],
          [texts.ask(), askWords(project)],
          [texts.purpose(), seekingInvestment && fundingPurpose],
          [texts.team(), teamWords(project)],
          [texts.contact(), summary?.contact?.name],
        ]}
      />
      <FitReasons opportunity={opportunity} />
      {mark?.note && (
        <Box borderInlineStartWidth="3px" borderColor="border.emphasized" paddingInlineStart="3">
          <Text fontSize="xs" color="fg.muted">
            {texts.note()}
          </Text>
          <WrittenText>{mark.note}</WrittenText>
        </Box>
      )}
      <Flex marginTop="auto" gap="2" justifyContent="space-between" alignItems="center" wrap="wrap">
        <ExpressInterest project={project} size="sm" />
        <OpportunityActions opportunity={opportunity} compared={compared} />
      </Flex>
    </Card>
  )
}
