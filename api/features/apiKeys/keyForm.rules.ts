/** How API keys begin: people and secret scanners know them by it, and a sandbox key is no other key. */
export const beginsKey = 'ascent_'
export const beginsSandboxKey = 'ascent_sandbox_'
