-- That an account was made is an event of its own, and no change of its role.
ALTER TYPE "SecurityEventKind" ADD VALUE 'ACCOUNT_CREATED';
