-- One row a setting. A secret is stored encrypted with the id of its key and never leaves the server.
create table setting (
  name text primary key,
  value jsonb,
  secret bytea,
  secret_key_id text,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  constraint setting_secret_with_key check ((secret is null) = (secret_key_id is null))
);

-- What visitors of the public page write to the administrators.
create table contact_message (
  id bigint generated always as identity primary key,
  name text not null,
  contact text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by bigint constraint contact_message_handler_exists references person (id),
  constraint contact_message_handled_whole check ((handled_at is null) = (handled_by is null))
);
create index contact_message_newest on contact_message (sent_at desc, id desc);

revoke select on setting, contact_message from shikkha_report;
