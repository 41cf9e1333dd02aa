-- Which seeds this database has had: each runs once, in the transaction that notes it here.
create table seed_run (
  name text primary key,
  done_at timestamptz not null default now()
);
revoke all on seed_run from shikkha_app, shikkha_report;
