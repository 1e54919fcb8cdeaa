/** One account for administrators: profile, role and state, sessions, and what happened to it. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as merging from '#texts/accountMerge/dialog.js'
import * as pages from '#texts/users/pages.js'
import * as texts from '#texts/users/view.js'
import type { UserPageQuery } from '#web/__generated__/UserPageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { AccountTag } from '#web/features/accounts/AccountTag.tsx'
import { EditUser } from './EditUser.tsx'
import { RoleName } from './RoleName.tsx'
import { UserActivity } from './UserActivity.tsx'
import { UserSessions } from './UserSessions.tsx'
import { userPath, usersPath } from './userPaths.ts'
import { useUserActions } from './useUserActions.tsx'

const back = { to: usersPath, label: pages.backToUsers() }

export default function UserPage() {
  const data = usePage<UserPageQuery>(graphql`
    query UserPageQuery($number: Int!, $userId: ID!) @preloadable {
      user(number: $number) {
        number
        name
        username
        role
        status
        projectCount
        createdAt
        lastLogin
        verifiedAt
        verifiedBy
        hasSecondFactor
        mergedInto {
          number
          name
        }
        ...EditUser_user
        ...UserSessions_user
        ...useUserActions_user
      }
      ...UserActivity_query @arguments(userId: $userId)
    }
  `)
  const { user } = data
  const viewer = useViewer()
  const { actions, dialog } = useUserActions(user ?? null)
  if (!user) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  const { number, name, role, status, verifiedAt } = user
  return (
    <RecordPage
      title={name}
      note={texts.number({ number })}
      badges={<AccountTag status={status} />}
      back={back}
      actions={actions}
      rail={
        <Stack gap="4">
          <Section title={texts.account()}>
            <Facts
              facts={[
                [texts.role(), <RoleName key="role" role={role} />],
                [texts.username(), user.username],
                [texts.registered(), formatTime(user.createdAt!)],
                [texts.lastSignIn(), user.lastLogin ? formatTime(user.lastLogin) : texts.never()],
                [texts.secondFactor(), user.hasSecondFactor ? texts.on() : texts.off()],
                [texts.verified(), verifiedAt && formatTime(verifiedAt)],
                [texts.verifiedBy(), verifiedAt && user.verifiedBy],
                [
                  merging.mergedInto(),
                  user.mergedInto && (
                    <Link key="merged" to={userPath(user.mergedInto.number)}>
                      {user.mergedInto.name}
                    </Link>
                  ),
                ],
                [texts.projects(), role === 'RESEARCHER' && String(user.projectCount)],
              ]}
            />
            {number === viewer.number && <Text color="fg.muted">{texts.isYou()}</Text>}
          </Section>
          <UserSessions user={user} />
        </Stack>
      }
    >
      <EditUser user={user} />
      <UserActivity query={data} number={number} />
      {dialog}
    </RecordPage>
  )
}
