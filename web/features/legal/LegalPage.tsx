/** A legal text with its version, for everybody. */
import { Container, Heading, HStack, Link as TextLink, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/legal/legalPage.js'
import { HomeLink } from '#web/app/HomeLink.tsx'
import { formatDate } from '#web/ui/format.ts'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { Rich } from '#web/ui/Rich.tsx'

interface Props {
  title: string
  /** The day on which this version applies from, as YYYY-MM-DD. */
  effective: string
  children: string
}

export function LegalPage({ title, effective, children }: Props) {
  return (
    <Container maxW="3xl" paddingX={{ base: '5', md: '8' }} paddingBottom="16">
      <HStack as="header" height="16" justifyContent="space-between">
        <HomeLink />
        <TextLink asChild color="brand.fg">
          <Link to="/auth">{texts.signIn()}</Link>
        </TextLink>
      </HStack>
      <main>
        <Heading as="h1" size="3xl" tabIndex={-1} marginTop="8">
          {title}
        </Heading>
        <Text color="fg.muted" marginTop="1" marginBottom="6">
          <Rich
            text={texts.effectiveFrom()}
            parts={{ date: <time dateTime={effective}>{formatDate(effective)}</time> }}
          />
        </Text>
        <MarkdownText under={1}>{children}</MarkdownText>
      </main>
    </Container>
  )
}
