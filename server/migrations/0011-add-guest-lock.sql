-- Locked by an administrator, until one unlocks it; the lock after wrong passwords is the time beside it.
alter table guest_credential add column locked boolean not null default false;
