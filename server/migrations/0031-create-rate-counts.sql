-- How often someone called what may be called seldom, for all copies of the server together. Lost with a crash, and missed by nobody.
create unlogged table rate_count (
  key text primary key,
  current integer not null,
  ends_at timestamptz not null
);
revoke select on rate_count from shikkha_report;
