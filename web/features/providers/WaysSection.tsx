/** The ways to sign in, in the settings: the password, and the providers that are linked or can be. */
import { Button, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { LinkIcon } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/providers/ways.js'
import type { WaysSection_query$key } from '#web/__generated__/WaysSection_query.graphql.ts'
import type { WaysSectionMutation } from '#web/__generated__/WaysSectionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Rich } from '#web/ui/Rich.tsx'
import { LinkRow } from './LinkRow.tsx'
import { beginWay } from './way.ts'

export default function WaysSection({ settings }: { settings: WaysSection_query$key }) {
  const {
    ownWaysToSignIn: { hasPassword, links, linkable },
  } = useFragment(
    graphql`
      fragment WaysSection_query on Query {
        ownWaysToSignIn {
          hasPassword
          links {
            id
            ...LinkRow_link
          }
          linkable {
            provider
            name
          }
        }
      }
    `,
    settings,
  )
  const [start, starting] = useAction<WaysSectionMutation>(
    graphql`
      mutation WaysSectionMutation($input: StartProviderLinkInput!) {
        startProviderLink(input: $input) {
          address
        }
      }
    `,
    { failure: texts.notStarted(), alone: true },
  )
  const link = async (id: string, name: string) => {
    const begun = await beginWay({ purpose: 'LINK', name, from: null, remember: false })
    const outcome = await start({ input: { id, ...begun } })
    if (outcome.ok) window.location.assign(outcome.data.startProviderLink.address)
  }
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      <Text>
        <Rich
          text={hasPassword ? texts.withPassword() : texts.withoutPassword()}
          parts={{
            account: to('/settings?section=account'),
            forgot: to('/auth/forgot-password'),
            factors: to('/settings?section=two-factor'),
          }}
        />
      </Text>
      {links.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px" aria-label={texts.linked()}>
          {links.map((one) => (
            <LinkRow key={one.id} link={one} />
          ))}
        </Stack>
      )}
      <HStack wrap="wrap">
        {linkable.map(({ provider, name }) => (
          <Button key={provider} variant="outline" disabled={starting} onClick={() => void link(provider, name)}>
            <LinkIcon size={16} aria-hidden />
            {texts.link({ name })}
          </Button>
        ))}
      </HStack>
      {!links.length && !linkable.length && <Text color="fg.muted">{texts.none()}</Text>}
    </Section>
  )
}

const to = (path: string) => (words: string) => (
  <TextLink asChild textDecoration="underline" display="inline">
    <Link to={path}>{words}</Link>
  </TextLink>
)
