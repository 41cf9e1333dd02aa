create table audit_entry (
  seq bigint not null,
  at timestamptz not null,
  person_id bigint,
  duty_id bigint,
  designation_id bigint,
  action text not null,
  action_type text not null,
  target_kind text,
  target_id text,
  path location_path,
  before jsonb,
  after jsonb,
  address text,
  request_id text,
  previous_hash text not null,
  hash text not null,
  primary key (at, seq)
) partition by range (at);

do $$
begin
  for year in 2024..2045 loop
    execute format('create table audit_entry_%s partition of audit_entry for values from (%L) to (%L)',
      year, year || '-01-01 00:00:00+06', (year + 1) || '-01-01 00:00:00+06');
  end loop;
end
$$;
create table audit_entry_other partition of audit_entry default;

create index audit_entry_seq on audit_entry (seq);
create index audit_entry_at on audit_entry (at desc, seq desc);
create index audit_entry_person on audit_entry (person_id, at);
create index audit_entry_path on audit_entry (path text_pattern_ops, at);
create index audit_entry_action_type on audit_entry (action_type, at);

-- The end of the chain, so that cutting off the newest rows is noticed too.
create table audit_head (
  only_row boolean primary key default true constraint audit_head_single check (only_row),
  seq bigint not null,
  hash text not null
);
insert into audit_head (seq, hash) values (0, repeat('0', 64));

create function audit_hash(e audit_entry) returns text language sql stable parallel safe as $$
  select encode(sha256(convert_to(jsonb_build_array(
    e.previous_hash, e.seq, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.person_id, e.duty_id,
    e.designation_id, e.action, e.action_type, e.target_kind, e.target_id, e.path, e.before, e.after, e.address,
    e.request_id)::text, 'UTF8')), 'hex')
$$;

-- For the owner alone: seeds and imports may say when a thing happened.
create function append_audit_at(entries jsonb) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
declare
  head audit_head;
  entry jsonb;
  e audit_entry;
begin
  select * into strict head from audit_head for update;
  for entry in select value from jsonb_array_elements(entries) loop
    e := jsonb_populate_record(null::audit_entry, entry);
    head.seq := head.seq + 1;
    e.seq := head.seq;
    e.at := coalesce(e.at, clock_timestamp());
    e.previous_hash := head.hash;
    e.hash := audit_hash(e);
    head.hash := e.hash;
    insert into audit_entry select (e).*;
  end loop;
  update audit_head set seq = head.seq, hash = head.hash;
  return head.seq;
end
$$;

-- What the application calls: the time and the link are the database's, not the caller's.
create function append_audit(entries jsonb) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  select append_audit_at((select jsonb_agg(value - 'at') from jsonb_array_elements(entries)))
$$;

revoke all on function append_audit_at(jsonb) from public;
revoke all on function append_audit(jsonb) from public;
grant execute on function append_audit(jsonb) to shikkha_app;

revoke all on audit_head from shikkha_app;
grant select on audit_head to shikkha_app, shikkha_report;
do $$
declare
  part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'audit_entry'::regclass loop
    execute format('revoke all on %s from shikkha_app', part);
  end loop;
end
$$;
revoke all on audit_entry from shikkha_app;
grant select on audit_entry to shikkha_app;
