/** Who can see a record, and why: people for their own part in it, then roles; the university asks about anybody. */
import { Box, HStack, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/readers/dialog.js'
import * as grants from '#texts/recordGrants/list.js'
import { listed } from '#listed'
import type { ReadersDialogQuery } from '#web/__generated__/ReadersDialogQuery.graphql.ts'
import { useAllowed, useApp } from '#web/app/AppContext.tsx'
import { roleLabel } from '#web/app/homes.ts'
import { RecordAccess } from '#web/features/recordGrants/RecordAccess.tsx'
import { useRead } from '#web/relay/useRead.ts'
import { Initials } from '#web/ui/Initials.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { CanSee } from './CanSee.tsx'
import { DialogPart } from './DialogPart.tsx'

export function ReadersDialog({ id, canShare }: { id: string; canShare: boolean }) {
  const { node } = useRead<ReadersDialogQuery>(
    graphql`
      query ReadersDialogQuery($id: ID!) {
        node(id: $id) {
          ... on HasReaders {
            readers {
              permission
              meaning
              peopleCount
              unnamed {
                who
                why
              }
              people {
                why
                person {
                  id
                  name
                  profileImage
                }
              }
              roles {
                roles
                why
              }
            }
          }
        }
      }
    `,
    { id },
  )
  const { whiteLabel } = useApp()
  const asks = useAllowed('USER_ACCESS')
  const readers = node?.readers
  if (!readers) return <RecordMissing title={texts.gone()} message={texts.goneMessage()} />
  const { people, peopleCount, unnamed, roles, meaning, permission } = readers
  const label = (names: (typeof roles)[number]['roles']) => [
    ...new Set(names.map((role) => roleLabel(role, whiteLabel.roleLabels))),
  ]
  return (
    <Stack gap="5">
      {asks && <CanSee record={id} />}
      {canShare && (
        <DialogPart title={grants.people()}>
          <RecordAccess recordId={id} />
        </DialogPart>
      )}
      <DialogPart title={texts.people()}>
        {people.length > 0 || unnamed ? (
          <Stack as="ul" aria-label={texts.people()} listStyleType="none" gap="3">
            {people.map(({ person, why }, nth) => (
              <Row key={person?.id ?? nth} name={person?.name ?? texts.unknown()} why={why}>
                <Initials name={person?.name ?? '?'} image={person?.profileImage} />
              </Row>
            ))}
            {unnamed && (
              <Row name={unnamed.who} why={unnamed.why}>
                <Initials name="?" />
              </Row>
            )}
          </Stack>
        ) : (
          <Text color="fg.muted">{texts.nobody()}</Text>
        )}
        {peopleCount > people.length && (
          <Text color="fg.muted">{texts.more({ count: peopleCount - people.length })}</Text>
        )}
      </DialogPart>
      <DialogPart title={texts.roles()}>
        {roles.length > 0 ? (
          <Stack as="ul" aria-label={texts.roles()} listStyleType="none" gap="3">
            {roles.map(({ roles: names, why }) => (
              <Row key={names.join()} name={listed(label(names))} why={why} />
            ))}
          </Stack>
        ) : (
          <Text color="fg.muted">{texts.noRoles()}</Text>
        )}
      </DialogPart>
      <Text color="fg.muted" fontSize="xs">
        {texts.basis({ meaning, permission })}
      </Text>
    </Stack>
  )
}

const Row = ({ name, why, children }: { name: string; why: string; children?: ReactNode }) => (
  <HStack as="li" gap="3" align="start">
    {children}
    <Box minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {name}
      </Text>
      <Text color="fg.muted">{why}</Text>
    </Box>
  </HStack>
)
