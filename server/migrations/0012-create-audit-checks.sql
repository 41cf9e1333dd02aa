-- What each verification of the audit chain found; the newest is shown beside the log.
create table audit_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  intact boolean not null,
  entries bigint not null,
  broken_seq bigint,
  fault text,
  constraint audit_check_fault_named check (intact = (fault is null))
);
revoke update, delete on audit_check from shikkha_app;
