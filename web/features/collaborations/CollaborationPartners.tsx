/** Who is in a collaboration, by sides; each side brings its own people. */
import { Box, Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { LogOut, UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import * as texts from '#texts/collaborations/collaborationPartners.js'
import { addPartnersRules } from '#api/features/collaborations/collaboration.rules.ts'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { CollaborationPartners_collaboration$key } from '#web/__generated__/CollaborationPartners_collaboration.graphql.ts'
import type { CollaborationPartnersAddMutation } from '#web/__generated__/CollaborationPartnersAddMutation.graphql.ts'
import type { CollaborationPartnersRemoveMutation } from '#web/__generated__/CollaborationPartnersRemoveMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { PeopleField } from '#web/features/people/PeopleField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { collaborationsPath } from './collaborationPath.ts'

const ofUniversity = ['RESEARCHER'] as const
const ofCompany = ['INDUSTRY', 'INDUSTRY_PARTNER'] as const

/** Whom the viewer may bring: one’s own side, the university's team both. */
const bringing = (permissions: readonly Permission[]) =>
  permissions.includes('CHALLENGE_MANAGE')
    ? ofCompany
    : permissions.includes('PROPOSAL_CREATE')
      ? ofUniversity
      : [...ofUniversity, ...ofCompany]

const sides = { COMPANY: texts.company(), UNIVERSITY: texts.university() } as const

export function CollaborationPartners({ collaboration }: { collaboration: CollaborationPartners_collaboration$key }) {
  const { id, title, canUpdate, partners } = useFragment(
    graphql`
      fragment CollaborationPartners_collaboration on Collaboration {
        id
        title
        canUpdate
        partners {
          name
          organization
          side
          mine
          canRemove
          user {
            id
          }
        }
      }
    `,
    collaboration,
  )
  const [adding, setAdding] = useState(false)
  const [add] = useAction<CollaborationPartnersAddMutation>(
    graphql`
      mutation CollaborationPartnersAddMutation($input: AddPartnersInput!) {
        addPartners(input: $input) {
          collaboration {
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    {
      success: {
        title: texts.partnersAdded(),
        description: texts.theyAreToldAndSee(),
      },
    },
  )
  const [remove] = useAction<CollaborationPartnersRemoveMutation>(
    graphql`
      mutation CollaborationPartnersRemoveMutation($input: RemovePartnerInput!) {
        removePartner(input: $input) {
          collaboration {
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    { success: { title: texts.done() } },
  )
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { permissions } = useViewer()
  const askAndRemove = (userId: string, name: string, mine: boolean) =>
    confirm({
      title: mine ? texts.leaveTheCollaboration() : texts.takeOut({ name }),
      message: mine ? texts.youNoLongerSee({ title }) : texts.noLongerSees({ name, title }),
      confirm: mine ? texts.leave() : texts.takeOut2(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { id, userId } })
        if (ok && mine) void navigate(collaborationsPath(permissions))
        return ok
      },
    })
  return (
    <Section title={texts.partners()}>
      {(['COMPANY', 'UNIVERSITY'] as const).map((side) => (
        <Stack key={side} gap="2">
          <Text fontSize="xs" color="fg.muted">
            {sides[side]}
          </Text>
          <Stack as="ul" gap="3" listStyleType="none" aria-label={sides[side]}>
            {partners
              .filter((partner) => partner.side === side)
              .map(({ name, organization, mine, canRemove, user }) => (
                <HStack as="li" key={user?.id ?? name} gap="3">
                  <Initials name={name} />
                  <Stack gap="0" flex="1" minW="0">
                    <Text fontWeight="medium">{name}</Text>
                    <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
                      {ownWay(organization)}
                    </Text>
                  </Stack>
                  {canUpdate && canRemove && user && (
                    <IconButton
                      size="xs"
                      variant="ghost"
                      aria-label={mine ? texts.leaveTheCollaboration2() : texts.takeOutName({ name })}
                      onClick={() => askAndRemove(user.id, name, mine)}
                    >
                      {mine ? <LogOut size={16} aria-hidden /> : <UserMinus size={16} aria-hidden />}
                    </IconButton>
                  )}
                </HStack>
              ))}
          </Stack>
        </Stack>
      ))}
      {canUpdate && (
        <Box>
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            <UserPlus size={14} aria-hidden />
            {texts.addPartners()}
          </Button>
        </Box>
      )}
      <FormDialog
        call="addPartners"
        open={adding}
        onClose={() => setAdding(false)}
        title={texts.addPartners()}
        rules={addPartnersRules.omit(['id'])}
        initial={{ userIds: [] as string[] }}
        action={({ userIds }) => add({ input: { id, userIds } })}
        submit={texts.add()}
      >
        <Text color="fg.muted">{texts.researchersBringResearchersACompany()}</Text>
        <PeopleField
          name="userIds"
          roles={bringing(permissions)}
          without={partners.flatMap(({ user }) => user?.id ?? [])}
        />
      </FormDialog>
    </Section>
  )
}
