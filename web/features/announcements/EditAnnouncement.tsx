/** Changes an announcement. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { universityZone } from '#api/universityDay.rules.ts'
import * as texts from '#texts/announcements/form.js'
import type { EditAnnouncement_announcement$key } from '#web/__generated__/EditAnnouncement_announcement.graphql.ts'
import type { EditAnnouncementMutation } from '#web/__generated__/EditAnnouncementMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { localOf } from '#web/ui/calendar/days.ts'
import { editAs } from '#web/ui/form/edit.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formRules, inputOf, Period, Preview, Readers, Words, type AnnouncementValues } from './AnnouncementFields.tsx'

interface Props {
  announcement: EditAnnouncement_announcement$key
  onClose: () => void
}

export function EditAnnouncement({ announcement, onClose }: Props) {
  const read = useFragment(
    graphql`
      fragment EditAnnouncement_announcement on Announcement {
        id
        title
        text
        titleArabic
        textArabic
        severity
        roles
        departments
        pages
        startsAt
        endsAt
        dismissible
        notifies
      }
    `,
    announcement,
  )
  const [update] = useAction<EditAnnouncementMutation>(
    graphql`
      mutation EditAnnouncementMutation($input: UpdateAnnouncementInput!) {
        updateAnnouncement(input: $input) {
          announcement {
            ...EditAnnouncement_announcement
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const { id, roles, departments, notifies, startsAt, endsAt, ...given } = read
  const { title, text, titleArabic, textArabic, severity, pages, dismissible } = given
  const initial = {
    title,
    text,
    titleArabic,
    textArabic,
    severity,
    pages,
    dismissible,
    roles: roles ?? [],
    departments: departments ?? [],
    notifies: notifies ?? false,
    startsAt: localOf(startsAt, universityZone),
    endsAt: endsAt ? localOf(endsAt, universityZone) : '',
  } as AnnouncementValues
  return (
    <FormDialog
      call="updateAnnouncement"
      open
      onClose={onClose}
      title={texts.edit()}
      rules={formRules}
      initial={initial}
      action={(values, changed, edit) =>
        update({ input: { ...editAs(edit, inputOf(values), read), id } as never }, undefined, changed)
      }
      submit={texts.save()}
    >
      <Text fontSize="sm" color="fg.muted">
        {texts.newVersionHint()}
      </Text>
      <Preview />
      <Words />
      <Readers />
      <Period />
    </FormDialog>
  )
}
