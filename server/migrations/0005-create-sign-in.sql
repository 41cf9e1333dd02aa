create table session (
  id uuid primary key,
  person_id bigint not null constraint session_person_exists references person (id),
  duty_id bigint not null constraint session_duty_exists references duty (id),
  refresh_hash text not null,
  previous_hash text,
  rotated_at timestamptz,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create unique index session_refresh_hash on session (refresh_hash);
create index session_person_open on session (person_id) where ended_at is null;
create index session_duty_open on session (duty_id) where ended_at is null;

-- Spent by one atomic UPDATE, so that two browsers with one ticket get one session.
create table sso_ticket (
  hash text primary key,
  person_id bigint not null constraint sso_ticket_person_exists references person (id),
  browser_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

revoke select on guest_credential, session, sso_ticket from shikkha_report;

-- Every copy of the server keeps what a session may do for at most a second; a change is told to all of them at once.
create function tell_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', '');
  return null;
end
$$;
create trigger duty_change_is_told after insert or update or delete on duty
  for each statement execute function tell_access_changed();
create trigger role_change_is_told after update on role
  for each statement execute function tell_access_changed();
create trigger person_status_is_told after update of status on person
  for each statement execute function tell_access_changed();
create trigger session_end_is_told after update of duty_id, ended_at on session
  for each statement execute function tell_access_changed();

create function raise_role_version() returns trigger language plpgsql as $$
begin
  update role set version = version + 1 where id = coalesce(new.role_id, old.role_id);
  return null;
end
$$;
create trigger role_permission_raises_version after insert or update or delete on role_permission
  for each row execute function raise_role_version();
