/** What roles and entries of the menu are called instead of their usual names. */
import { Stack } from '@chakra-ui/react'
import * as texts from '#texts/branding/page.js'
import * as rules from '#texts/branding/rules.js'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import { RowSelect, RowsField, RowText } from '#web/ui/form/RowsField.tsx'

export interface RoleLabel {
  role: string
  label: string
}
export interface MenuLabel {
  path: string
  label: string
}

const roles = Object.entries(roleWords).map(([value, label]) => ({ value, label }))

export const LabelFields = () => (
  <Stack gap="6">
    <RowsField<RoleLabel>
      name="roleLabels"
      empty={{ role: 'RESEARCHER', label: '' }}
      most={roles.length}
      add={texts.addRole()}
      rowName={(number) => texts.roleRow({ number })}
      remove={(number) => texts.removeRole({ number })}
    >
      {({ role, label }, set) => (
        <>
          <RowSelect label={texts.role()} value={role} choices={roles} onChange={(to) => set({ role: to })} />
          <RowText label={rules.label()} value={label} onChange={(to) => set({ label: to })} required />
        </>
      )}
    </RowsField>
    <RowsField<MenuLabel>
      name="sidebarLabels"
      empty={{ path: '/', label: '' }}
      most={60}
      add={texts.addEntry()}
      rowName={(number) => texts.entryRow({ number })}
      remove={(number) => texts.removeEntry({ number })}
    >
      {({ path, label }, set) => (
        <>
          <RowText label={rules.path()} value={path} onChange={(to) => set({ path: to })} required />
          <RowText label={rules.label()} value={label} onChange={(to) => set({ label: to })} required />
        </>
      )}
    </RowsField>
  </Stack>
)
