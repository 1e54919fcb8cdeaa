/** The page for visitors: what the platform does, for whom, and what is on it now. */
import { Box, Button, Container, Flex, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/app/landingPage.js'
import * as visitors from '#texts/duties/visitors.js'
import type { LandingPageQuery } from '#web/__generated__/LandingPageQuery.graphql.ts'
import { highlights } from '#web/features/accounts/fourThings.ts'
import { usePage } from '#web/relay/page.tsx'
import { formatCount } from '#web/ui/format.ts'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { useApp } from './AppContext.tsx'
import { LandingAudiences } from './LandingAudiences.tsx'
import { LanguageSwitch } from './language/LanguageSwitch.tsx'
import { LandingLatest, untilKnown } from './LandingLatest.tsx'
import { LandingProduct } from './LandingProduct.tsx'
import { LandingWay } from './LandingWay.tsx'
import { LogoAndName } from './Logo.tsx'

export default function LandingPage() {
  const { whiteLabel, viewer } = useApp()
  const { publicStats } = usePage<LandingPageQuery>(graphql`
    query LandingPageQuery @preloadable {
      publicStats {
        approvedProjects
        openChallenges
        researchers
        departments
        ...LandingProduct_stats
        ...LandingLatest_stats
      }
    }
  `)
  const figures = [
    [publicStats.approvedProjects, texts.projectsOpenToIndustryOr()],
    [publicStats.openChallenges, texts.openChallengesFromIndustry()],
    [publicStats.researchers, texts.researchers()],
    [publicStats.departments, texts.departments()],
  ] as const
  // Zeros tell a visitor nothing.
  const shown = figures.filter(([count]) => count > 0)
  return (
    <Box bg="bg.panel" minH="100dvh">
      <Container maxW="6xl" paddingX={{ base: '5', md: '8' }}>
        <Flex
          as="header"
          minH="16"
          paddingY="2"
          columnGap="3"
          wrap="wrap"
          alignItems="center"
          justifyContent="space-between"
        >
          <HStack gap="3">
            <LogoAndName />
          </HStack>
          <HStack gap="2" wrap="wrap">
            <LanguageSwitch />
            <ThemeSwitch />
            <Button asChild variant="outline" size="sm">
              <Link to={viewer ? '/' : '/auth'}>{viewer ? texts.goToYourDashboard() : texts.signIn()}</Link>
            </Button>
          </HStack>
        </Flex>
        <Stack as="main" gap={{ base: '14', md: '20' }} paddingY={{ base: '8', md: '14' }}>
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '10', lg: '12' }} alignItems="center">
            <Stack gap="6">
              {whiteLabel.tagline && (
                <Text fontWeight="semibold" color="brand.fg">
                  {whiteLabel.tagline}
                </Text>
              )}
              <Heading as="h1" size={{ base: '4xl', md: '5xl' }} letterSpacing="tight" lineHeight="1.1" tabIndex={-1}>
                {texts.universityResearchOnItsWay()}
              </Heading>
              <Text fontSize={{ base: 'md', md: 'xl' }} color="fg.muted">
                {texts.bringsResearchersIndustryExpertsAnd({ platformName: whiteLabel.platformName })}
              </Text>
              <HStack flexWrap="wrap">
                <Button asChild size="lg">
                  <Link to="/auth?tab=register">{texts.createAnAccount()}</Link>
                </Button>
                <Button asChild size="lg" variant="ghost">
                  <Link to="/auth">{texts.signIn()}</Link>
                </Button>
              </HStack>
            </Stack>
            <LandingProduct stats={publicStats} />
          </SimpleGrid>
          <LandingWay />
          {shown.length > 0 && (
            <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="6">
              {shown.map(([count, words]) => (
                <Stack
                  key={words}
                  gap="0"
                  borderInlineStartWidth="3px"
                  borderColor="brand.solid"
                  paddingInlineStart="4"
                  direction="column-reverse"
                  justifyContent="flex-end"
                >
                  <Text as="dt" color="fg.muted">
                    {words}
                  </Text>
                  <Text as="dd" {...untilKnown} fontSize="3xl" fontWeight="semibold" lineHeight="1.2">
                    {formatCount(count)}
                  </Text>
                </Stack>
              ))}
            </SimpleGrid>
          )}
          <LandingLatest stats={publicStats} />
          <Stack gap="6">
            <Heading as="h2" size="2xl">
              {texts.whatItDoes()}
            </Heading>
            <SimpleGrid columns={{ base: 1, md: 2, xl: 4 }} gap="4">
              {highlights.map(({ title, icon: Icon, words }) => (
                <Stack key={title} gap="3" borderWidth="1px" borderRadius="md" padding="5">
                  <Text color="brand.fg">
                    <Icon size={22} aria-hidden />
                  </Text>
                  <Heading as="h3" size="md">
                    {title}
                  </Heading>
                  <Text color="fg.muted">{words}</Text>
                </Stack>
              ))}
            </SimpleGrid>
          </Stack>
          <LandingAudiences />
        </Stack>
        <Flex as="footer" gap="5" paddingY="8" borderTopWidth="1px" color="fg.muted" wrap="wrap">
          <Text>{whiteLabel.platformName}</Text>
          <Link to="/promised-answers">{visitors.answers()}</Link>
          <Link to="/legal/terms">{texts.terms()}</Link>
          <Link to="/legal/privacy">{texts.privacy()}</Link>
        </Flex>
      </Container>
    </Box>
  )
}
