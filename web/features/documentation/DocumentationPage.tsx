/** What the code says of itself, and where. */
import { chakra, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as texts from '#texts/documentation/overview.js'
import * as steps from '#texts/firstSteps/pages.js'
import * as help from '#texts/help/pages.js'
import * as pages from '#texts/documentation/pages.js'
import * as users from '#texts/users/pages.js'
import { Card } from '#web/ui/Card.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

const Place = ({ link, children }: { link: ReactNode; children: string }) => (
  <Card>
    <Heading as="h2" size="md" color="brand.fg" textDecoration="underline">
      {link}
    </Heading>
    <Text color="fg.muted">{children}</Text>
  </Card>
)

export default function DocumentationPage() {
  return (
    <>
      <PageHeader title={pages.documentation()} description={texts.description()} />
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        <Place link={<Link to="/admin/documentation/navigation">{pages.navigation()}</Link>}>
          {texts.navigation()}
        </Place>
        <Place link={<Link to="/admin/documentation/components">{pages.components()}</Link>}>
          {texts.components()}
        </Place>
        <Place link={<Link to="/admin/user-management/roles">{users.roles()}</Link>}>{texts.permissions()}</Place>
        <Place link={<chakra.a href="/api/docs">{texts.rest()}</chakra.a>}>{texts.restHint()}</Place>
        <Place link={<Link to="/admin/settings/system">{texts.configuration()}</Link>}>
          {texts.configurationHint()}
        </Place>
        <Place link={<Link to="/admin/documentation/articles">{help.articles()}</Link>}>{texts.helpHint()}</Place>
        <Place link={<Link to="/admin/documentation/first-steps">{steps.steps()}</Link>}>{texts.stepsHint()}</Place>
      </SimpleGrid>
    </>
  )
}
