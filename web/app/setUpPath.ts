/** Where a session is led that has to set up a second factor before anything else. */
export const setUpPath = '/auth/two-factor'
