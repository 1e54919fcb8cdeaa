/** IP and legal help for researchers: the right form, and how their inventions and agreements stand. */
import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as forms from '#texts/agreements/choice.js'
import * as texts from '#texts/disclosures/ip.js'
import * as pages from '#texts/disclosures/pages.js'
import type { IpLegalPageQuery } from '#web/__generated__/IpLegalPageQuery.graphql.ts'
import { SupportLinks } from '#web/features/support/SupportLinks.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DisclosureLinks } from './DisclosureLinks.tsx'
import { formKinds } from './formKinds.ts'
import { GuidedChoice } from './GuidedChoice.tsx'
import { NewDisclosure } from './NewDisclosure.tsx'

export default function IpLegalPage() {
  const query = usePage<IpLegalPageQuery>(graphql`
    query IpLegalPageQuery @preloadable {
      inventionDisclosures(first: 50) {
        edges {
          node {
            ...DisclosureLinks_disclosures
          }
        }
      }
      supportRequests(filter: { agreement: true }, sort: { field: UPDATED_AT, direction: DESC }, first: 50) {
        edges {
          node {
            ...SupportLinks_requests
          }
        }
      }
      ...NewDisclosure_query
    }
  `)
  const [open, setOpen] = useState(false)
  const begin = () => setOpen(true)
  return (
    <>
      <PageHeader
        title={pages.ipLegal()}
        description={texts.description()}
        actions={
          <Button onClick={begin}>
            <Lightbulb size={16} aria-hidden />
            {texts.newDisclosure()}
          </Button>
        }
      />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          <GuidedChoice onDisclosure={begin} />
          <Stack gap="5">
            <Section title={texts.myDisclosures()}>
              <DisclosureLinks disclosures={nodesOf(query.inventionDisclosures)} none={texts.noDisclosures()} />
            </Section>
            <Section title={texts.myAgreements()}>
              <SupportLinks requests={nodesOf(query.supportRequests)} none={texts.noAgreements()} />
            </Section>
          </Stack>
        </SimpleGrid>
        <AllForms onDisclosure={begin} />
      </Stack>
      {open && <NewDisclosure query={query} onClose={() => setOpen(false)} />}
    </>
  )
}

/** For those who know which form they need. */
const AllForms = ({ onDisclosure }: { onDisclosure: () => void }) => (
  <Stack as="section" gap="3" aria-label={texts.allForms()}>
    <Heading as="h2" size="md">
      {texts.allForms()}
    </Heading>
    <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
      {Object.values(formKinds).map(({ name, about, to }) => (
        <Card key={name} aria-label={name}>
          <Heading as="h3" size="sm">
            {name}
          </Heading>
          <Text flex="1" color="fg.muted">
            {about}
          </Text>
          {to === null ? (
            <Button size="sm" variant="outline" alignSelf="start" onClick={onDisclosure}>
              {forms.begin({ name })}
            </Button>
          ) : (
            <Button asChild size="sm" variant="outline" alignSelf="start">
              <Link to={to}>{forms.begin({ name })}</Link>
            </Button>
          )}
        </Card>
      ))}
    </SimpleGrid>
  </Stack>
)
