/** The page about a technology as everybody reads it: for visitors, and as a preview for those who write and agree to it. */
import { Box, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { inAddress, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import { offerWords, protectionWords, stageWords } from '#api/features/summaries/summaryWords.rules.ts'
import * as texts from '#texts/summaries/page.js'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export interface Technology {
  problem: string
  solution: string
  alternative: string
  advantages: readonly string[]
  sector: string
  offers: readonly string[]
  sought: string
  protection: string
  department: string
  validatedTrl: number | null | undefined
  claimedTrl: number | null | undefined
  contactName: string | null | undefined
}

export function TechnologyText({ technology }: { technology: Technology }) {
  const { problem, solution, alternative, advantages, sought, department, contactName } = technology
  return (
    <SimpleGrid columns={{ base: 1, lg: 3 }} gap="4" alignItems="start">
      <Stack gap="4" gridColumn={{ lg: 'span 2' }}>
        {problem && <Part title={texts.problem()}>{problem}</Part>}
        {solution && <Part title={texts.solution()}>{solution}</Part>}
        {advantages.length > 0 && (
          <Section title={texts.advantages()}>
            {alternative && <Text color="fg.muted">{texts.comparedWith({ alternative })}</Text>}
            <Stack as="ul" gap="2">
              {advantages.map((advantage) => (
                <HStack as="li" key={advantage} gap="2.5" alignItems="start">
                  <Box color="brand.fg" flexShrink="0" paddingTop="1">
                    <Check size={16} aria-hidden />
                  </Box>
                  <Text dir="auto" overflowWrap="anywhere">
                    {advantage}
                  </Text>
                </HStack>
              ))}
            </Stack>
          </Section>
        )}
      </Stack>
      <Section title={texts.atAGlance()}>
        <Facts
          columns={1}
          facts={[
            [texts.stage(), stageWords(technology.validatedTrl ?? null, technology.claimedTrl ?? null)],
            [texts.sector(), sectorWords(inAddress(technology.sector))],
            [texts.offers(), technology.offers.map(offerWords).join('\n')],
            [texts.sought(), sought],
            [texts.protection(), protectionWords(technology.protection)],
            [texts.department(), department],
            [texts.contact(), [contactName, texts.team()].filter(Boolean).join('\n')],
          ]}
        />
      </Section>
    </SimpleGrid>
  )
}

const Part = ({ title, children }: { title: string; children: string }) => (
  <Section title={title}>
    <WrittenText>{children}</WrittenText>
  </Section>
)
