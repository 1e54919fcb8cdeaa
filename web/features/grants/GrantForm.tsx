/** Adds a grant, or changes one. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { createResearchGrantRules, updateResearchGrantRules } from '#api/features/grants/grant.rules.ts'
import * as texts from '#texts/grants/form.js'
import type { GrantForm_grant$key } from '#web/__generated__/GrantForm_grant.graphql.ts'
import type {
  GrantFormCreateMutation,
  GrantRole,
  GrantStatus,
} from '#web/__generated__/GrantFormCreateMutation.graphql.ts'
import type { GrantFormUpdateMutation } from '#web/__generated__/GrantFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { GrantFields, type MemberRow } from './GrantFields.tsx'

const updateRules = updateResearchGrantRules.whole

const blank = {
  title: '',
  funder: '',
  call: '',
  reference: '',
  amount: '' as number | '',
  role: 'LEAD' as GrantRole,
  status: 'PREPARING' as GrantStatus,
  startsOn: '',
  endsOn: '',
  members: [] as MemberRow[],
  notes: '',
}

export function NewGrant({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [create] = useAction<GrantFormCreateMutation>(
    graphql`
      mutation GrantFormCreateMutation($input: CreateResearchGrantInput!) {
        createResearchGrant(input: $input) {
          grant {
            path
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createResearchGrant"
      open
      onClose={onClose}
      title={texts.addGrant()}
      rules={createResearchGrantRules}
      initial={blank}
      action={async (values) => {
        const outcome = await create({ input: values })
        const path = outcome.ok && outcome.data.createResearchGrant.grant?.path
        if (path) void navigate(path)
        return outcome
      }}
      submit={texts.addGrant()}
    >
      <GrantFields isNew />
    </FormDialog>
  )
}

export function EditGrant({ grant, onClose }: { grant: GrantForm_grant$key; onClose: () => void }) {
  const { id, members, startsOn, endsOn, notes, ...kept } = useFragment(
    graphql`
      fragment GrantForm_grant on ResearchGrant {
        id
        title
        funder
        call
        reference
        amount
        role
        startsOn
        endsOn
        notes
        members {
          name
          affiliation
          role
          person {
            id
          }
        }
      }
    `,
    grant,
  )
  const [update] = useAction<GrantFormUpdateMutation>(
    graphql`
      mutation GrantFormUpdateMutation($input: UpdateResearchGrantInput!) {
        updateResearchGrant(input: $input) {
          grant {
            ...GrantForm_grant
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const { title, funder, call, reference, amount, role } = kept
  return (
    <FormDialog
      call="updateResearchGrant"
      open
      onClose={onClose}
      title={texts.edit()}
      rules={updateRules}
      initial={{
        title,
        funder,
        call,
        reference,
        amount,
        role,
        startsOn: startsOn ?? '',
        endsOn: endsOn ?? '',
        notes: notes ?? '',
        members: members.map(({ person, ...member }): MemberRow => ({
          userId: person?.id ?? null,
          name: member.name,
          affiliation: member.affiliation,
          role: member.role,
        })),
      }}
      action={(_, __, edit) => update({ input: { ...edit, id } })}
      submit={texts.save()}
    >
      <GrantFields />
    </FormDialog>
  )
}
