/** The categories of support, each with its answer time and the way to a request. */
import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Clock } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/support/catalogue.js'
import * as counts from '#texts/support/counts.js'
import type { SupportServices_categories$key } from '#web/__generated__/SupportServices_categories.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { askingPath } from './supportPaths.ts'

export function SupportServices({ categories }: { categories: SupportServices_categories$key }) {
  const rows = useFragment<SupportServices_categories$key>(
    graphql`
      fragment SupportServices_categories on SupportCategory @relay(plural: true) {
        id
        number
        name
        description
        answerDays
      }
    `,
    categories,
  )
  return (
    <Stack as="section" gap="3" aria-label={texts.services()}>
      <Heading as="h2" size="md">
        {texts.services()}
      </Heading>
      {rows.length === 0 && (
        <Text color="fg.muted">
          {texts.noServices()} {texts.servicesCome()}
        </Text>
      )}
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        {rows.map(({ id, number, name, description, answerDays }) => (
          <Card key={id} aria-label={name}>
            <Heading as="h3" size="sm" dir="auto">
              {name}
            </Heading>
            <Text flex="1" color="fg.muted" dir="auto">
              {description}
            </Text>
            <Stack direction="row" alignItems="center" justifyContent="space-between" wrap="wrap" gap="2">
              <Tag tone="info" icon={Clock}>
                {texts.answeredIn({ days: counts.workingDays({ count: answerDays }) })}
              </Tag>
              <Button asChild size="sm" variant="outline">
                <Link to={`${askingPath}/new-request?category=${number}`} aria-label={texts.askFor({ name })}>
                  {texts.ask()}
                </Link>
              </Button>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  )
}
