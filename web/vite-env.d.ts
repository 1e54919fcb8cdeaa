/// <reference types="vite/client" />
declare module '@fontsource-variable/inter/wght.css'

/** web/build/laterRules.ts */
declare module '#api/features/accounts/account.rules.ts?later' {
  type LaterRules = import('./ui/form/describeRules.ts').LaterRules
  export const loginRules: LaterRules
  export const registerRules: LaterRules
  export const forgotPasswordRules: LaterRules
}
