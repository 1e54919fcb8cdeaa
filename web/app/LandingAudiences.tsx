/** Whom the platform is for, each with the way to register in that role. */
import * as texts from '#texts/app/landingAudiences.js'
import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'

/** `role` is how the address of the sign-up form names it. */
const audiences = [
  {
    title: texts.researchers(),
    role: 'researcher',
    words: texts.keepYourProjectsAndTheir(),
  },
  {
    title: texts.experts(),
    role: 'expert',
    words: texts.adviseResearchersInSessionsValidate(),
  },
  {
    title: texts.companies(),
    role: 'industry',
    words: texts.postChallengesCompareProposalsAnd(),
  },
  {
    title: texts.investors(),
    role: 'investor',
    words: texts.seeReviewedProjectsThatSeek(),
  },
] as const

export const LandingAudiences = () => (
  <Stack gap="6">
    <Heading as="h2" size="2xl">
      {texts.forWhom()}
    </Heading>
    <SimpleGrid columns={{ base: 1, md: 2, xl: 4 }} gap="6">
      {audiences.map(({ title, role, words }) => (
        <Stack key={title} gap="2" alignItems="start">
          <Heading as="h3" size="md">
            {title}
          </Heading>
          <Text color="fg.muted" flex="1">
            {words}
          </Text>
          <Button asChild variant="outline" size="sm">
            <Link to={`/auth?tab=register&role=${role}`}>{texts.registerAs({ role })}</Link>
          </Button>
        </Stack>
      ))}
    </SimpleGrid>
  </Stack>
)
