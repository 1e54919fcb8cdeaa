/// <reference types="vite/client" />
declare module '@fontsource-variable/inter/wght.css'

/** web/build/laterRules.ts */
declare module '#api/features/accounts/account.rules.ts?later' {
  type LaterRules = import('./ui/form/describeRules.ts').LaterRules
  export const loginRules: LaterRules
  export const registerRules: LaterRules
  export const forgotPasswordRules: LaterRules
}

/** A text in the language of the build (web/features/help/articlesPlugin.ts). */
declare module '*.md?whole' {
  const text: string
  export default text
}
