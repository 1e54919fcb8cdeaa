/** The departments that grew most. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/analytics/page.js'
import { Section } from '#web/ui/Facts.tsx'

interface Props {
  areas: readonly {
    readonly department: string
    readonly value: number
    readonly before: number
    readonly percent: number | null | undefined
  }[]
}

export const GrowthAreas = ({ areas }: Props) => (
  <Section title={texts.growthAreas()}>
    <Text color="fg.muted" fontSize="sm" marginTop="-2">
      {texts.growthAreasMeans()}
    </Text>
    {areas.length === 0 && <Text color="fg.muted">{texts.noGrowth()}</Text>}
    <Stack as="ul" listStyleType="none" gap="2">
      {areas.map(({ department, value, before, percent }) => (
        <Flex as="li" key={department} justifyContent="space-between" gap="4" wrap="wrap">
          <Text fontWeight="medium">{department}</Text>
          <Text>{percent == null ? texts.grewFromNothing({ value }) : texts.grew({ percent, before, value })}</Text>
        </Flex>
      ))}
    </Stack>
  </Section>
)
