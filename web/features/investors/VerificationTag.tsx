/** Whether the university has verified an account, as a badge. */
import * as texts from '#texts/investors/directory.js'
import { AccountTag } from '#web/features/accounts/AccountTag.tsx'

export const VerificationTag = ({ status }: { status: string | null | undefined }) => (
  <AccountTag status={status} active={texts.verified()} />
)
