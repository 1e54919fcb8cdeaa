/** What a template may ask for, in braces: `Dear {researcher}`. */
export const placeholders = ['researcher', 'request', 'number', 'answerBy', 'me'] as const

/** The text of a template with its placeholders replaced; other braces stay as they are. */
export const filledIn = (text: string, values: Record<(typeof placeholders)[number], string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof typeof values] : whole,
  )
