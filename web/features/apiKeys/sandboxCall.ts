/** How a program calls the sandbox, as a line for a terminal. */
import { beginsSandboxKey } from '#api/features/apiKeys/keyForm.rules.ts'

export const isSandboxKey = (key: string) => key.startsWith(beginsSandboxKey)

export const callWith = (key: string) =>
  `curl -H "Authorization: Bearer ${key}" "${window.location.origin}/api/projects"`
