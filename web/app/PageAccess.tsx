/** Which roles open a page that is not open to the viewer, and the way to ask for access. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { matchRoutes } from 'react-router'
import * as texts from '#texts/app/pageAccess.js'
import type { PageAccessQuery } from '#web/__generated__/PageAccessQuery.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'
import { useAllowed, useApp } from './AppContext.tsx'
import { roleLabel } from './homes.ts'
import { useAllPages } from './PagesContext.tsx'
import { RequestAccess } from './RequestAccess.tsx'

/** `home` leads away from here; it is all that is shown of an address that is no page of other roles. */
export default function PageAccess({ path, home }: { path: string; home: ReactNode }) {
  const { roleLabels } = useApp().whiteLabel
  const mayRequest = useAllowed('ACCESS_REQUEST')
  const named = useNameAt(path)
  const { pageAccess: page } = useLazyLoadQuery<PageAccessQuery>(
    graphql`
      query PageAccessQuery($path: String!) {
        pageAccess(path: $path) {
          id
          title
          roles
          requestedAt
        }
      }
    `,
    { path },
    { fetchPolicy: 'store-and-network' },
  )
  if (!page) return home
  const title = named ?? page.title
  const labels = [...new Set(page.roles.map((role) => roleLabel(role, roleLabels)))]
  return (
    <>
      <Stack gap="2" alignItems="center">
        <Text id="page-roles">{texts.rolesThatCanOpen({ title })}</Text>
        <HStack as="ul" aria-labelledby="page-roles" gap="2" wrap="wrap" justify="center" listStyleType="none">
          {labels.map((label) => (
            <li key={label}>
              <Tag>{label}</Tag>
            </li>
          ))}
        </HStack>
      </Stack>
      {page.requestedAt && (
        <Text role="status" textWrap="balance">
          {texts.youRequestedAccessOn({ requestedAt: formatDate(page.requestedAt) })}
        </Text>
      )}
      <HStack gap="3" wrap="wrap" justify="center" paddingTop="2">
        {home}
        {mayRequest && <RequestAccess path={path} title={title} requested={page.requestedAt !== null} />}
      </HStack>
    </>
  )
}

/** What the page is called in the language of the viewer; the server has its name in English. */
function useNameAt(path: string): string | undefined {
  const routes = useAllPages().map(({ path, title }) => ({ path, handle: title }))
  return matchRoutes(routes, path)?.at(-1)?.route.handle
}
