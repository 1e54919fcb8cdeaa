/** What may be done with an access to one record: extend it, or end it. */
import { CalendarPlus, CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/recordGrants/actions.js'
import type { GrantMenu_grant$key } from '#web/__generated__/GrantMenu_grant.graphql.ts'
import { GiveRecordAccess } from './GiveRecordAccess.tsx'
import { RevokeRecordAccess } from './RevokeRecordAccess.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'

export function GrantMenu({ grant: key }: { grant: GrantMenu_grant$key }) {
  const { id, recordId, state, user, expiresOn, withFiles, canRevoke } = useFragment(
    graphql`
      fragment GrantMenu_grant on RecordGrant {
        id
        recordId
        state
        expiresOn
        withFiles
        canRevoke
        user {
          id
          name
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'extend' | 'revoke' | null>(null)
  if (!canRevoke || !user) return null
  const onClose = () => setOpen(null)
  const { name } = user
  const stands = state === 'STANDING'
  return (
    <>
      <RowMenu
        label={texts.actionsFor({ name })}
        actions={[
          {
            label: stands ? texts.extend() : texts.giveAgain(),
            icon: CalendarPlus,
            onSelect: () => setOpen('extend'),
          },
          ...(stands
            ? [{ label: texts.revoke(), icon: CircleSlash, danger: true, onSelect: () => setOpen('revoke') }]
            : []),
        ]}
      />
      {open === 'extend' && (
        <GiveRecordAccess
          recordId={recordId}
          grant={{ userId: user.id, name, expiresOn, withFiles }}
          onClose={onClose}
        />
      )}
      {open === 'revoke' && <RevokeRecordAccess id={id} name={name} onClose={onClose} />}
    </>
  )
}
