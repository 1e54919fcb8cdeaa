/** Who asks: the person behind a session, as policy, relations and the shell need it. */
import type { User } from './__generated__/prisma/client.ts'

/** The columns of a person that every request knows of its viewer. */
export const viewerColumns = {
  id: true,
  role: true,
  status: true,
  name: true,
  email: true,
  username: true,
  firstName: true,
  lastName: true,
  department: true,
  position: true,
  bio: true,
  expertise: true,
  openToCollaborate: true,
  collaborationNote: true,
  findableOutside: true,
  firstStepsHidden: true,
  profileImage: true,
  timeZone: true,
  language: true,
  lastLogin: true,
  grantedUntil: true,
} as const

export type Viewer = Readonly<Pick<User, keyof typeof viewerColumns>> & {
  /** The administrator who sees the platform as the person (viewAs.ts); nothing for the person. */
  readonly viewedBy?: number | null
  /** Whether the session can do nothing but set up the second factor that the role must have. */
  readonly settingUp?: boolean
}

/** Pending accounts sign in and see their own things; suspended and deactivated ones do not. */
export const maySignIn = (status: Viewer['status']) => status === 'ACTIVE' || status === 'PENDING_VERIFICATION'
