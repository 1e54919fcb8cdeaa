/** The way from idea to market, with what happens at each stage. */
import { Box, Heading, Stack } from '@chakra-ui/react'
import type { Stage } from '#api/ascent.rules.ts'
import * as texts from '#texts/app/landingWay.js'
import { AscentLine } from '#web/ui/ascent/AscentLine.tsx'

const words: Readonly<Record<Stage, string>> = {
  IDEA: texts.idea(),
  RESEARCH: texts.research(),
  VALIDATION: texts.validation(),
  PROTOTYPE: texts.prototype(),
  PILOT: texts.pilot(),
  MARKET: texts.market(),
}

export const LandingWay = () => (
  <Stack gap="6">
    <Heading as="h2" size="2xl">
      {texts.heading()}
    </Heading>
    <AscentLine
      name={texts.heading()}
      height={130}
      note={(stage) => (
        <Box hideBelow="md" paddingX="2" marginTop="1">
          {words[stage]}
        </Box>
      )}
    />
  </Stack>
)
